import type { Mail } from './mailer.js';

export interface Letter {
  to: string;
  subject: string;
  paragraphs: string[];
  /** What to do: one link, as a button where the reader shows HTML. */
  action?: { label: string; url: string };
  /** After the link: what it is good for, and what to do where the mail was not expected. */
  small?: string;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A name that somebody typed may not end the line of a header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const style = 'font:16px/1.5 Helvetica,Arial,sans-serif;color:#1d2430;max-width:34em;margin:0 auto;padding:24px';
const buttonStyle =
  'display:inline-block;background:#1e40af;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none';

function htmlOf({ paragraphs, action, small }: Letter): string {
  const parts = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  if (action) {
    const url = escapeHtml(action.url);
    parts.push(`<p><a href="${url}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>`);
    parts.push(`<p style="font-size:14px;word-break:break-all">Or open this address: ${url}</p>`);
  }
  if (small) parts.push(`<p style="font-size:14px;color:#5b6472">${escapeHtml(small)}</p>`);
  return `<!doctype html><html lang="en"><body><div style="${style}">${parts.join('')}</div></body></html>`;
}

/** One mail in two forms: text for every reader, and HTML without pictures, scripts or anything to be fetched. */
export function writeMail(letter: Letter): Mail {
  const { to, subject, paragraphs, action, small } = letter;
  const blocks = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...(small ? [small] : [])];
  return { to, subject: oneLine(subject), text: `${blocks.join('\n\n')}\n`, html: htmlOf(letter) };
}
