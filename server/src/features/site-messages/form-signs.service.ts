import type { SharedLimits } from '../../limits/shared-limits.js';
import { botSign } from '../../submissions/bot-signs.js';
import { hourMs } from '../../time/time-units.js';

/** Only a mark: an office behind one address may send more, and its messages are kept too. */
const mostAnHour = 12;

type SentForm = Parameters<typeof botSign>[0];

/** Signs of a bot in a form of the site: its content, or how often it is sent. */
export class FormSigns {
  constructor(private readonly limits: SharedLimits) {}

  async of(form: SentForm, network: string): Promise<string | null> {
    const reached = await this.limits.take([{ name: 'site-forms', of: network, most: mostAnHour, windowMs: hourMs }]);
    return botSign(form) ?? (reached ? 'too_many' : null);
  }
}
