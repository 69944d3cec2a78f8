import type { Understanding } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { asDay, type CalendarDay } from '../slots/dates/calendar-day.js';
import type { NamedDay } from '../slots/dates/weekday.js';

type CallTime = Understanding['callTime'] | undefined;
type FindDay = (words: readonly SentenceWord[], today: CalendarDay) => NamedDay | undefined;

/** What is said of a day or an hour that does not suit. */
export const unsuited = new PhraseSet({
  no:
    'no good, not good, no use, doesn t work, doesnt work, does not work, won t work, wont work, can t do, cant do, cannot do, can t make, cant make, cannot make, not possible, doesn t suit, doesnt suit, i m busy, im busy, not free, not available, ' +
    'no puedo, no podre, no me viene, no me va, no me sirve, imposible, estoy ocupado, estoy ocupada, peux pas, peux plus, pourrai pas, ne va pas, va plus, m arrange pas, pas possible, pas dispo, pas disponible, pas libre, impossible, ' +
    'tak boleh, tidak boleh, tak dapat, tidak dapat, tak sesuai, tidak sesuai, tak free, tak lapang, sibuk, ei sobi, ei saa, ei klapi, ei passi, pole vaba, ei ole vaba, ' +
    'ما يناسبني, لا يناسبني, ما يناسب, لا يناسب, مش مناسب, غير مناسب, لا استطيع, ما اقدر, ما بقدر, مش هينفع, مش هقدر, مشغول, مشغوله',
});
export const sameTime = new PhraseSet({
  same: 'same time, same hour, same slot, misma hora, meme heure, masa sama, masa yang sama, waktu sama, waktu yang sama, sama kellaaeg, samal kellaajal, samal ajal, sama aeg, sama kell, نفس الوقت, بنفس الوقت, نفس الساعه, نفس الموعد',
});

/** "Thursday is no good, can we do Friday": of two days, the one on which no call is booked. */
export function otherDay(
  find: FindDay,
  { words, today, call }: { words: readonly SentenceWord[]; today: CalendarDay; call: CallTime },
): NamedDay | undefined {
  const named = find(words, today);
  if (!named || asDay(named.date) !== call?.date) return named;
  const after = find(words.slice(named.to), today);
  const before = find(words.slice(0, named.from), today);
  return after ? { ...after, from: after.from + named.to, to: after.to + named.to } : (before ?? named);
}
