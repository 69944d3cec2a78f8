import { isOneSlipAway } from '../../../text/one-typo.js';
import { has, phrasePattern } from '../../../text/phrases.js';
import { plainWord } from '../../../text/question-words.js';
import { misleading, type Section, sections, sectionWords } from './section-words.js';

const patterns = Object.fromEntries(
  sections.map((section) => [section, phrasePattern(sectionWords[section])]),
) as Readonly<Record<Section, RegExp>>;
const misleadingPattern = phrasePattern(misleading);

/** Parts of one matter: the first that is asked for answers, since the words of the later ones are more general. */
const goods: readonly Section[] = ['item', 'clearance', 'prohibited', 'restricted', 'papers', 'customs'];
/** Their own papers, duties and bans stand in their own section. */
const things: readonly Section[] = ['pets', 'car'];
const mostAnswered = 2;
const leastForgiven = 7;

const aboutGoods = phrasePattern(
  'duty, duties, import, goods, furniture, household*, belongings, effects, customs, things, stuff, vat, sofa, piano, ' +
    'muebles, meubles, perabot, moobel*',
);
const aboutPeople = phrasePattern('local, tradition*, culture, social, people, neighbour*, costumbres');
const overItems: readonly Section[] = ['visa', 'school', 'healthcare', 'electricity', 'bank', 'internet', 'culture'];

function isAsked(section: Section, sentence: string): boolean {
  if (section === 'tax') return has(sentence, patterns.tax) && !has(sentence, aboutGoods);
  return has(sentence, patterns[section]);
}

/** How long customs takes is no question of duty. */
const asksHowLong = phrasePattern(
  'how long it takes, how long it will take, how long does it take, how long will it take, does it take, takes how long, cuanto tarda, cuanto demora, ' +
    'cuanto tiempo tarda, combien de temps, quel delai, delai, berapa lama, kui kaua, kaua aega, كم يستغرق, كم تستغرق, كم من الوقت',
);

/** Duty that is called a tax, and the customs that are manners. */
function goodsAsked(sentence: string): Section | undefined {
  const asked = goods.find((section) => isAsked(section, sentence));
  if (asked === 'customs' && has(sentence, asksHowLong)) return 'clearance';
  if (asked)
    return asked === 'customs' && isAsked('culture', sentence) && has(sentence, aboutPeople) ? undefined : asked;
  return has(sentence, patterns.tax) && has(sentence, aboutGoods) ? 'customs' : undefined;
}

/** Words of the sections that are long enough to be known with a wrong letter, "clearence", by their first one. */
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

/** What a question asks for, most important first: nothing, one section, or two that have nothing to do with another. */
export function detectSections(question: string): Section[] {
  const sentence = withoutMisleading(question).split(' ').map(corrected).join(' ');
  const apart = sections.filter((section) => !goods.includes(section) && isAsked(section, sentence));
  const ofThings = apart.filter((section) => things.includes(section));
  if (ofThings.length > 0)
    return [...ofThings, ...apart.filter((section) => section === 'visa')].slice(0, mostAnswered);
  const ofGoods = goodsAsked(sentence);
  if (!ofGoods) return apart.slice(0, mostAnswered);
  // "Which papers for the visa": the general word only helps.
  const isGeneral = ['papers', 'restricted', 'item'].includes(ofGoods);
  if (isGeneral && apart.some((section) => overItems.includes(section))) return apart.slice(0, mostAnswered);
  return [ofGoods, ...apart.filter((section) => section !== 'culture')].slice(0, mostAnswered);
}

function withoutMisleading(question: string): string {
  return question.replaceAll(misleadingPattern, ' ').replace(/ +/g, ' ');
}
