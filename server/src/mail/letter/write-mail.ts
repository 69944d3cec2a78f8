import type { Mail } from '../mailer.js';
import type { Letter, LetterLink } from './letter.js';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';

/** A few sentences and what to do. */
export interface Note {
  to: string;
  subject: string;
  paragraphs: string[];
  /** One link, as a button in HTML. */
  action?: LetterLink;
  /** After the link: what it is for, and what to do if the mail was not expected. */
  small?: string;
}

/** The sender if no company writes. */
export const megSender = { name: 'Meg', colour: '#1e40af' } as const;
export const english = { code: 'en', direction: 'ltr' } as const;

/** A typed name must not end the line of a header. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** One letter in two forms: text for every reader, and HTML. */
export function writeLetter(letter: Letter): Mail {
  const { to, subject } = letter;
  return { to, subject: oneLine(subject), text: letterText(letter), html: letterHtml(letter) };
}

export function writeMail({ to, subject, paragraphs, action, small }: Note): Mail {
  return writeLetter({
    to,
    subject,
    sender: megSender,
    language: english,
    parts: [
      ...paragraphs.map((text) => ({ is: 'text', text }) as const),
      ...(action ? [{ is: 'action', ...action, isWrittenOut: true } as const] : []),
    ],
    foot: small ? [{ text: small }] : [],
  });
}
