/**
 * Where the server answers, without a slash at the end. Empty is the origin that served this page. Every call and
 * every address of a file that the server makes goes through here, so that the pages can also live elsewhere.
 */
export function serverAddress(): string {
  return '';
}
