import { PhraseSet } from '../../phrase-set.js';
import { type Sentence, type SentenceWord, withoutWords } from '../../sentence.js';
import { clausesOf } from '../notes/clauses.js';
import { namesTime } from '../notes/other-dates.js';

/** What is refused after these words, in the same clause. */
const refusing = new PhraseSet({
  refused:
    'don t want, dont want, do not want, didn t ask for, didnt ask for, no appointment, no call, no meeting, no quiero, no queremos, no he pedido, no pedi, veux pas, voulons pas, veut pas, pas de rdv, pas de rendez vous, ' +
    'pas demande, tak nak, taknak, tak mahu, tidak mahu, ei taha, ei soovi, ei palunud, ما بدي, لا اريد, ما ابي, ما ابغي, مش عايز, ما طلبت',
});
/** Who does not want to move before a day names a bound. */
const bounds = new Set('before avant antes sebelum enne قبل until hasta jusqu sampai kuni حتي'.split(' '));

interface Span {
  readonly from: number;
  readonly to: number;
}

function refusedSpans(words: readonly SentenceWord[]): Span[] {
  return clausesOf(words).flatMap(({ from, to }) =>
    refusing.find(words.slice(from, to)).flatMap((found) => {
      const rest = words.slice(from + found.to, to);
      const isDate = namesTime(rest) && !rest.some(({ plain }) => bounds.has(plain));
      return isDate ? [{ from: from + found.from, to }] : [];
    }),
  );
}

/** "I don't want an appointment on the 28th": whether a date is named and refused. */
export const refusesDate = ({ words }: Sentence): boolean => refusedSpans(words).length > 0;

/** The sentence without the dates that it refuses. */
export function withoutRefusedDates(sentence: Sentence): Sentence {
  const spans = refusedSpans(sentence.words);
  if (spans.length === 0) return sentence;
  return withoutWords(sentence, (at) => spans.some(({ from, to }) => at >= from && at < to));
}
