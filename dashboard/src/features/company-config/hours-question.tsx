import { isClosedAllWeek } from '@meg/shared/domain/time/day-hours';
import type { AskBefore } from '../../settings/settings-draft.js';

/** Before a company closes on every day of the week, which may be a slip. */
export const askAboutHours: AskBefore = async (saved, config) => {
  const wasClosed = isClosedAllWeek(saved.config.chatbotConfig.businessHours.days);
  if (wasClosed || !isClosedAllWeek(config.chatbotConfig.businessHours.days)) return undefined;
  return (
    <p>
      Closed on every day of the week: the chat would never say that somebody is there, and nobody could book a call.
    </p>
  );
};
