from io import BytesIO, StringIO
