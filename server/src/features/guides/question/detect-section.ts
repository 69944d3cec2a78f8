import { isOneSlipAway } from '../../../text/one-typo.js';
import { has, phrasePattern } from '../../../text/phrases.js';
import { plainWord } from '../../../text/question-words.js';
import { goods, misleading, type Section, sections, sectionWords } from './section-words.js';

const patterns = Object.fromEntries(
  sections.map((section) => [section, phrasePattern(sectionWords[section])]),
) as Readonly<Record<Section, RegExp>>;
const misleadingPattern = phrasePattern(misleading);

/** These sections have documents, duties and bans of their own. */
const things: readonly Section[] = ['pets', 'car'];
const mostAnswered = 2;
/** A dog, a car and some wine. */
const mostWithThings = 3;
const leastForgiven = 7;

const aboutGoods = phrasePattern(
  'duty, duties, import, goods, furniture, household*, belongings, effects, customs, things, stuff, vat, sofa, piano, ' +
    'muebles, mis cosas, pertenencias, meubles, mes affaires, effets personnels, perabot, barang, barangan, moobel*, asjad, asju, kraam*',
);
const aboutPeople = phrasePattern('local, tradition*, culture, social, people, neighbour*, costumbres');
/** With these an emergency number is asked for, whatever was stolen. */
const police = phrasePattern('police, policia, polis, politsei*, شرطه, الشرطه');
const overItems: readonly Section[] = ['visa', 'school', 'healthcare', 'electricity', 'bank', 'internet', 'culture'];

function isAsked(section: Section, sentence: string): boolean {
  if (section === 'tax') return has(sentence, patterns.tax) && !has(sentence, aboutGoods);
  return has(sentence, patterns[section]);
}

/** Questions of how long customs takes are not about duty. */
const asksHowLong = phrasePattern(
  'how long it takes, how long it will take, how long does it take, how long will it take, does it take, takes how long, cuanto tarda, cuanto demora, ' +
    'cuanto tiempo tarda, combien de temps, quel delai, delai, berapa lama, kui kaua, kaua aega, كم يستغرق, كم تستغرق, كم من الوقت',
);

/** Tells duty that is called a tax, and customs that are manners, from the rest. */
function goodsAsked(sentence: string): Section | undefined {
  const asked = goods.find((section) => isAsked(section, sentence));
  if (asked === 'customs' && has(sentence, asksHowLong)) return 'clearance';
  if (asked)
    return asked === 'customs' && isAsked('culture', sentence) && has(sentence, aboutPeople) ? undefined : asked;
  return has(sentence, patterns.tax) && has(sentence, aboutGoods) ? 'customs' : undefined;
}

/** Section words long enough to be recognised with one wrong letter ("clearence"), by first letter. */
const longWords = new Map<string, Set<string>>();
for (const word of sections.flatMap((section) => sectionWords[section].split(/[ ,*]+/)).map(plainWord)) {
  if (word.length < leastForgiven) continue;
  const first = word.charAt(0);
  longWords.set(first, (longWords.get(first) ?? new Set()).add(word));
}

function corrected(word: string): string {
  const alike = word.length < leastForgiven ? undefined : longWords.get(word.charAt(0));
  if (!alike || alike.has(word)) return word;
  return [...alike].find((meant) => isOneSlipAway(word, meant)) ?? word;
}

/** The sections that a question asks for, most important first: none, one, or two unrelated ones. */
export function detectSections(question: string): Section[] {
  const sentence = withoutMisleading(question).split(' ').map(corrected).join(' ');
  const apart = sections.filter((section) => !goods.includes(section) && isAsked(section, sentence));
  const ofThings = apart.filter((section) => things.includes(section));
  if (ofThings.length > 0) {
    const others = isAsked('item', sentence) ? ['item' as const] : apart.filter((section) => section === 'visa');
    return [...ofThings.slice(0, mostAnswered), ...others].slice(0, mostWithThings);
  }
  const ofGoods = goodsAsked(sentence);
  if (!ofGoods) return apart.slice(0, mostAnswered);
  // In "Which papers for the visa" the general word only helps.
  const isGeneral = ['papers', 'restricted', 'item'].includes(ofGoods);
  if (isGeneral && apart.some((section) => overItems.includes(section))) return apart.slice(0, mostAnswered);
  if (ofGoods === 'item' && apart.includes('emergency') && has(sentence, police)) return ['emergency'];
  return [ofGoods, ...apart.filter((section) => section !== 'culture')].slice(0, mostAnswered);
}

/** What a sentence says beside the words that ask for these sections. */
export function withoutSectionWords(sentence: string, asked: readonly Section[]): string {
  const corrections = sentence.split(' ').map(corrected).join(' ');
  return asked.reduce((rest, section) => rest.replaceAll(patterns[section], ' ').replace(/ +/g, ' '), corrections);
}

function withoutMisleading(question: string): string {
  return question.replaceAll(misleadingPattern, ' ').replace(/ +/g, ' ');
}
