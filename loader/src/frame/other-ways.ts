import { make } from '../make.js';
import { words } from '../words.js';

/**
 * Says that the chat did not come, and how else the company can be reached. Of a number as people write it, such as
 * `+44 (0)113 496 0123 ext. 5`, neither that zero nor the extension is dialled.
 */
export function offerOtherWays(notice: HTMLElement, address: string, phone: string | undefined): void {
  notice.textContent = words.failed;
  make('a', { textContent: words.newTab, href: address, target: '_blank' }, notice);
  if (phone)
    make(
      'a',
      { textContent: words.call + phone, href: `tel:${phone.replace(/(?!^)\(0\)|[a-z#;,/].*|[^\d+]/gi, '')}` },
      notice,
    );
}
