import type { FastifyRequest } from 'fastify';
import { botSign } from '../../bot-signs.js';
import { FrequentSenders } from '../../frequent-senders.js';
import { networkOf } from '../../http/rate-limit.js';

/** Nobody applies or writes so often; an office behind one address might, and is heard all the same. */
const mostAnHour = 12;

type Sent = Parameters<typeof botSign>[0];

/** What speaks for a bot in a form of the site: what was sent, or how often. */
export function siteFormSigns(now: () => number) {
  const senders = new FrequentSenders(mostAnHour, now);
  return (sent: Sent, request: FastifyRequest): string | null => {
    const isTooMany = senders.isTooMany(networkOf(request.ip));
    return botSign(sent) ?? (isTooMany ? 'too_many' : null);
  };
}

export type SiteFormSigns = ReturnType<typeof siteFormSigns>;
