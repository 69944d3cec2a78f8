import type { Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import type { CountryIndex } from './country-index.js';
import type { Mention } from './mention.js';

const shortestSign = 4;
/** Papers and numbers that people type in small letters too. */
const inSmallLetters = wordSet('ssn cpf tfn bsn irs dmv nif hdb rfc irp jpj tet ztl vrt');
/** In small letters these are ordinary words of some language. */
const inCapitalsOnly = wordSet('nino esta');

/** A short sign alone counts in capitals only: "TIE" is a card, "tie" is none. */
export function isOrdinaryWord([only, more]: readonly Word[], { kind }: Pick<Mention, 'kind'>): boolean {
  if (kind !== 'sign' || only === undefined || more || only.typed === only.typed.toUpperCase()) return false;
  const isShort = only.plain.length < shortestSign && /^[a-z\d]+$/.test(only.plain);
  return inCapitalsOnly.has(only.plain) || (isShort && !inSmallLetters.has(only.plain));
}

const numbersAndCards = wordSet(
  'number card numero tarjeta carte kad nombor kaart kaarti number numbri certificate certificado رقم بطاقه',
);

/** "Nie or tie": short signs in small letters count where two of one country stand together, or a card is spoken of. */
export function smallSigns(words: readonly Word[], index: CountryIndex): ReadonlySet<string> {
  const short = words.flatMap(({ plain }) => {
    const named = plain.length < shortestSign ? index.names.get(plain) : undefined;
    return named?.kind === 'sign' ? [{ plain, slug: named.country.slug }] : [];
  });
  const isBesideAnother = ({ plain, slug }: (typeof short)[number]) =>
    short.some((other) => other.slug === slug && other.plain !== plain);
  const isOnCard = (plain: string) =>
    words.some((word, at) => word.plain === plain && numbersAndCards.has(words[at + 1]?.plain ?? ''));
  return new Set(short.filter((one) => isBesideAnother(one) || isOnCard(one.plain)).map(({ plain }) => plain));
}
