import { isAllowedOrigin } from '@meg/shared/bridge/guards';
import type { testDomain } from '@meg/shared/contract/company-settings';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { AppError } from '../../app-error.js';
import { readUrl } from '../../read-url.js';

type Judgement = AnswerOf<typeof testDomain>;

/** People copy an address from the browser, which leaves out the scheme. */
function originOf(written: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written.trim()) ? written.trim() : `https://${written.trim()}`;
  const url = readUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new AppError('validation_failed', {
      fields: { url: 'An address of a page, such as https://www.example.com' },
    });
  }
  return url.origin;
}

/** Tells by the frame's own rule whether a page may carry the chat, and which entry decides it. */
export function judgeAddress(written: string, allowedDomains: readonly string[], own: string): Judgement {
  const origin = originOf(written);
  const judged = (isAllowed: boolean, reason: Judgement['reason'], entry: string | null = null): Judgement => ({
    isAllowed,
    origin,
    entry,
    reason,
  });
  if (allowedDomains.length === 0) return judged(true, 'any_page');
  if (origin === own) return judged(true, 'own_page');
  const entry = allowedDomains.find((domain) => isAllowedOrigin(origin, [domain]));
  if (entry !== undefined) return judged(true, entry.startsWith('*.') ? 'below_wildcard' : 'listed', entry);
  const host = origin.slice(origin.indexOf('//') + 2);
  return judged(false, allowedDomains.includes(`*.${host}`) ? 'wildcard_excludes_itself' : 'not_listed');
}
