import type { SharedLimits } from '../../limits/shared-limits.js';
import { botSign } from '../../submissions/bot-signs.js';
import { hourMs } from '../../time/time-units.js';

/** Nobody applies or writes so often; an office behind one address might, and is heard all the same. */
const mostAnHour = 12;

type SentForm = Parameters<typeof botSign>[0];

/** What speaks for a bot in a form of the site: what was sent, or how often. */
export class FormSigns {
  constructor(private readonly limits: SharedLimits) {}

  async of(form: SentForm, network: string): Promise<string | null> {
    const reached = await this.limits.take([{ name: 'site-forms', of: network, most: mostAnHour, windowMs: hourMs }]);
    return botSign(form) ?? (reached ? 'too_many' : null);
  }
}
