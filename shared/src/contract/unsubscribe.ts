import { z } from 'zod';
import { endpoint } from './endpoint.js';

/** What the link in a mail leads to: programs that look at links follow it, so that it must change nothing. */
const unsubscribeLink = {
  access: 'visitor',
  params: z.strictObject({ token: z.string().max(200) }),
  answer: z.string(),
  answerType: 'text/html; charset=utf-8',
} as const;

export const askToUnsubscribe = endpoint('GET', '/api/unsubscribe/:token', {
  ...unsubscribeLink,
  summary: 'A page that asks whether mails like the one with this link are to stop',
});

export const unsubscribe = endpoint('POST', '/api/unsubscribe/:token', {
  ...unsubscribeLink,
  summary: 'Stop mails like the one with this link, by one click (RFC 8058); answers alike for an unknown link',
  errors: ['body_too_large'],
});
