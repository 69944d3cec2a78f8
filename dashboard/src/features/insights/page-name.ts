/** A page as people speak of it: without the scheme, and without a slash that says nothing. */
export function pageName(address: string): string {
  if (address === '') return 'Page not known';
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
