import { has, phrasePattern } from '../../../text/phrases.js';
import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import { isAside } from './aside-places.js';
import type { CountryIndex } from './country-index.js';
import { besideOtherThings, type Mention, plainMention } from './find-names.js';

/** English, Spanish, French, Malay, Estonian, Arabic. */
const returning = phrasePattern(
  'coming home, come home, going home, go home, heading home, headed home, moving home, move home, coming back, going back, heading back, ' +
    'headed back, moving back, move back, return, returns, returning, return home, returnee*, back home, back for good, home for good, repatriat*, ' +
    'volver, volvemos, vuelvo, vuelve, vuelven, volviendo, regresar, regreso, regresamos, regresa, regresan, regresando, retorno, retornar, retornados, ' +
    'rentrer, rentrons, rentre, rentrent, retour, retourner, retournons, retourne, pulang, balik, balik kampung, ' +
    'koju, tagasi, kodumaale, العوده, عوده, راجعين, راجع, نرجع, ارجع, عائدين, عائد, نعود',
);
/** "How do I bring my BMW home". */
const bringingHome = / (?:bring|bringing|take|taking|ship|shipping|send|sending)(?: \S+){1,4} (?:home|back) /;
const citizens = wordSet(
  'orang warganegara rakyat ciudadano ciudadana ciudadanos nacionalidad citoyen citoyenne nationalite citizen citizens ' +
    'national nationals kodanik kodanikud مواطن مواطنه مواطنين جنسيتي جنسيتنا',
);
const onwards = wordSet('to into a au aux en ke vers para hacia الى');
const ofPeople = wordSet(
  'citizen citizens national nationals husband wife family couple partner born passport passports',
);

/** Whether it is a people, or the country of somebody's nationality. */
function isOfNation(words: readonly Word[], { kind, from, to }: Mention): boolean {
  if (kind === 'country') return citizens.has(words[from - 1]?.plain ?? '');
  const after = words[to]?.plain ?? '';
  return kind === 'adjective' && (ofPeople.has(after) || !besideOtherThings.has(after));
}

/** Words of going home that only the people of one country write. */
const homesByLanguage: readonly (readonly [home: string, words: ReturnType<typeof phrasePattern>])[] = [
  ['malaysia', phrasePattern('balik, pulang')],
  ['estonia', phrasePattern('koju, kodumaale, tagasi koju')],
];

/**
 * The names, with the home that the language tells of somebody who goes home and names only where from: "balik dari
 * London" goes to Malaysia.
 */
export function withHomeByLanguage(
  words: readonly Word[],
  names: readonly Mention[],
  index: CountryIndex,
): readonly Mention[] {
  const sentence = plainSentence(words);
  const [home] = homesByLanguage.find(([, returns]) => has(sentence, returns)) ?? [];
  const named = home === undefined ? undefined : index.names.get(home);
  const meant = names.filter(({ isMeant }) => isMeant);
  const leadsElsewhere = meant.some(
    (name) => name.country.slug === home || name.isInflectedGoal || onwards.has(words[name.from - 1]?.plain ?? ''),
  );
  if (!named || meant.length === 0 || leadsElsewhere) return names;
  const span = { from: words.length, to: words.length };
  return [...names, { ...plainMention, ...named, ...span, isInflectedGoal: true }];
}

/** Of somebody who goes home, and does not say where that is, the country of the nationality: "ticos coming home". */
export function countryOfReturn(words: readonly Word[], names: readonly Mention[]): Mention | undefined {
  const sentence = plainSentence(words);
  if (!has(sentence, returning) && !bringingHome.test(sentence)) return undefined;
  const [nation, another] = names.filter((name) => isOfNation(words, name));
  if (!nation || (another && another.country.slug !== nation.country.slug)) return undefined;
  const saysWhere = names.some(
    (name) =>
      name.isMeant &&
      name.kind !== 'adjective' &&
      onwards.has(words[name.from - 1]?.plain ?? '') &&
      !isAside(words, name),
  );
  return saysWhere ? undefined : nation;
}
