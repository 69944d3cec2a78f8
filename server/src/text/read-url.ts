/** Not by `URL.canParse`: once it is hot, Node 20 refuses names such as `umzüge.de`. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
