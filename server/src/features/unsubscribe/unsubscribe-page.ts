import { policy, sourceHash } from '../../http/pages/content-security-policy.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#f4f1ea;color:#1d2430;font:17px/1.5 Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{width:100%;max-width:460px;padding:32px 28px;border-radius:16px;background:#fffdf9;border-top:4px solid #1e40af}
h1{margin:0 0 12px;font-size:24px;line-height:1.25}p{margin:0 0 20px}
button{font:inherit;font-weight:600;min-height:48px;padding:10px 22px;border:0;border-radius:10px;background:#1e40af;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #7c9bff;outline-offset:3px}
small{display:block;font-size:15px;color:#596273}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#eceae4}main{background:#20252f;border-color:#9db5ff}button{background:#9db5ff;color:#10151f}small{color:#a7afbd}}`;

/** Allows only the page's style and form. */
export const unsubscribePolicy = policy({ 'style-src': [sourceHash(style)], 'form-action': ["'self'"] });

/** Asks before the click, and confirms after it. Contains only our own words, so nothing is escaped. */
export function unsubscribePage({ code, words }: ReaderLanguage, isDone: boolean): string {
  const { unsubscribe } = words.mails;
  const title = isDone ? unsubscribe.done : unsubscribe.ask;
  const rest = isDone
    ? `<p role="status">${unsubscribe.done_text}</p>`
    : `<p>${unsubscribe.ask_text}</p><form method="post"><button type="submit">${unsubscribe.button}</button></form>`;
  return `<!doctype html><html lang="${code}" dir="${words.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${rest}</main></body></html>`;
}
