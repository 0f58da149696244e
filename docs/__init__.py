"""What is not the package: pages, the page's programs, and what builds them."""
