/** The address of a page without its scheme and without a slash at the end. */
export function pageName(address: string): string {
  if (address === '') return 'Page not known';
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
