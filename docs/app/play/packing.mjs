// A record as a part of an address, as short as it can be: deflated, in the letters that every chat takes as they are.

/** More characters than a record of a long evening has by far: nothing longer is unpacked. */
const MOST = 2_000_000;

/** What a stream gives, as bytes. @type {(stream: ReadableStream<Uint8Array>, most: number) => Promise<Uint8Array<ArrayBuffer>>} */
const collected = async (stream, most) => {
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > most) throw new RangeError("too long for a record");
    parts.push(new Uint8Array(value));
  }
};

/** @type {(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) => ReadableStream<Uint8Array>} */
const streamed = (bytes, through) => new Blob([bytes]).stream().pipeThrough(through);

/** Percent-encoded so that no chat takes a sign of it for the end of the link. @param {string} text */
const plain = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The lines of a record for an address. @type {(lines: readonly string[]) => Promise<string>} */
export const packed = async (lines) => {
  // Programs write blanks, which nobody needs.
  const text = lines.map((line) => JSON.stringify(JSON.parse(line))).join("\n");
  if (!("CompressionStream" in globalThis)) return plain(text);
  const bytes = await collected(streamed(new TextEncoder().encode(text), new CompressionStream("deflate-raw")), MOST);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

/** The text of a record from an address, also where it is only percent-encoded. Throws where it is none. @type {(code: string) => Promise<string>} */
export const unpacked = async (code) => {
  if (/^(?:%7B|\{)/i.test(code)) return decodeURIComponent(code);
  const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = await collected(streamed(bytes, new DecompressionStream("deflate-raw")), MOST);
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
};
