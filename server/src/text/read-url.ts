/** Not by `URL.canParse`: once it is hot, Node 20 refuses names such as `umzüge.de`. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** An address as a page writes it, which may begin at the page's own. */
export function resolveUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
