import type { FastifyRequest } from 'fastify';
import { botSign } from '../../bot-signs.js';
import { networkOf } from '../../http/rate-limits/rate-limit.js';
import type { SharedLimits } from '../../limits/shared-limits.js';

/** Nobody applies or writes so often; an office behind one address might, and is heard all the same. */
const mostAnHour = 12;

type Sent = Parameters<typeof botSign>[0];

/** What speaks for a bot in a form of the site: what was sent, or how often. */
export function siteFormSigns(limits: SharedLimits) {
  return async (sent: Sent, request: FastifyRequest): Promise<string | null> => {
    const ofNetwork = { name: 'site-forms', of: networkOf(request.ip), most: mostAnHour, windowMs: 3_600_000 };
    const reached = await limits.take([ofNetwork]);
    return botSign(sent) ?? (reached ? 'too_many' : null);
  };
}

export type SiteFormSigns = ReturnType<typeof siteFormSigns>;
