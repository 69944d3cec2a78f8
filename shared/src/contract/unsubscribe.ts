import { z } from 'zod';
import { endpoint } from './endpoint.js';

/** What the link in a mail leads to: programs that look at links follow it, so that it must change nothing. */
const unsubscribeLink = {
  surface: 'chat',
  path: '/api/unsubscribe/:token',
  params: z.strictObject({ token: z.string().max(200) }),
  status: 200,
  answer: z.string(),
  answerType: 'text/html; charset=utf-8',
} as const;

export const askToUnsubscribe = endpoint({
  ...unsubscribeLink,
  method: 'GET',
  summary: 'A page that asks whether mails like the one with this link are to stop',
  errors: [],
});

export const unsubscribe = endpoint({
  ...unsubscribeLink,
  method: 'POST',
  summary: 'Stop mails like the one with this link, by one click (RFC 8058); answers alike for an unknown link',
  errors: ['body_too_large'],
});
