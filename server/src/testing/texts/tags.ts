const tag = /<[^>]*>/g;
const address = /(href)="([^"]*)"/;

/** Addresses that a reader may be sent to. */
const goodAddress = /^(https?:\/\/|mailto:|tel:)/;

/** The tags of a page, each once: without where its links go, and without line breaks. */
export function tagsOf(html: string): string[] {
  const tags = (html.match(tag) ?? []).map((one) => one.replace(address, '$1'));
  return [...new Set(tags)].filter((one) => one !== '<br>').sort();
}

/** Where the links of a page go that are neither web, mail nor telephone. */
export function badAddresses(html: string): string[] {
  const links = html.matchAll(new RegExp(address, 'g'));
  return [...links].map(([, , url = '']) => url).filter((url) => !goodAddress.test(url));
}
