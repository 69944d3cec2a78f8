import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import type { Slot } from '../slot.js';
import { asMonth, type CalendarDay } from './calendar-day.js';

/** "Not till the new year": its first month. */
const inNewYear = new PhraseSet({
  january:
    'till the new year, til the new year, until the new year, in the new year, after the new year, after new year, after new years, early in the new year, start of the new year, beginning of the new year, ' +
    'hasta el ano nuevo, hasta ano nuevo, despues de ano nuevo, despues del ano nuevo, pasado el ano nuevo, tras el ano nuevo, apres le nouvel an, apres nouvel an, ' +
    'lepas tahun baru, selepas tahun baru, sehingga tahun baru, parast uut aastat, parast aastavahetust, uuel aastal, بعد راس السنه, بعد السنه الجديده, في السنه الجديده',
});
/** New years of other calendars. */
const otherCalendars = new Set(
  'cina china chinese lunar imlek chino chinois lunaire islam hijri hijrah الهجريه الصينيه'.split(' '),
);

export function findNewYear({ words }: Sentence, today: CalendarDay): Slot<string> | undefined {
  const found = inNewYear.find(words).find(({ to }) => !otherCalendars.has(words[to]?.plain ?? ''));
  return found && { value: asMonth({ year: today.year + 1, month: 1 }), confidence: 0.75 };
}
