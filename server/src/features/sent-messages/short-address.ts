/** Enough to recognise an address that one knows: `a…@example.com`. */
export function shortAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at <= 0 ? '' : `${address.slice(0, 1)}…${address.slice(at)}`;
}
