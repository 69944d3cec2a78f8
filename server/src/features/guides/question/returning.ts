import { has, phrasePattern } from '../../../text/phrases.js';
import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import { isAside } from './aside-places.js';
import type { CountryIndex } from './country-index.js';
import { type Mention, plainMention } from './mention.js';
import { besideOtherThings } from './telling-alone.js';
import { isWhereFrom } from './where-from.js';
import { isWhereOneWas } from './where-one-was.js';

/** English, Spanish, French, Malay, Estonian, Arabic. */
const returning = phrasePattern(
  'moves back, moved back, go back, goes back, goes home, heads home, heads back, head home, head back, bring back, bringing back, ' +
    'devuelvo, devolverme, devolvernos, devolvemos, devuelve, regresarme, regresarnos, volverme, volvernos, repatriarme, ' +
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

/** Of all names of the kind the one country, if they are of one. */
function onlyOne(names: readonly Mention[]): Mention | undefined {
  const [only, another] = names;
  return another && another.country.slug !== only?.country.slug ? undefined : only;
}

/**
 * Of somebody who goes home, and does not say where that is, the country of the nationality, else where somebody comes
 * from: "ticos coming home", "from Curitiba originally, now going home".
 */
export function countryOfReturn(words: readonly Word[], names: readonly Mention[]): Mention | undefined {
  const sentence = plainSentence(words);
  if (!has(sentence, returning) && !bringingHome.test(sentence)) return undefined;
  const nations = names.filter((name) => isOfNation(words, name));
  const nation = onlyOne(nations.length > 0 ? nations : names.filter((name) => isWhereFrom(words, name)));
  if (!nation) return undefined;
  const saysWhere = names.some(
    (name) =>
      name.isMeant &&
      name.kind !== 'adjective' &&
      // "Left Oaxaca for London" tells where one went, long ago.
      name.from !== nation.to + 1 &&
      onwards.has(words[name.from - 1]?.plain ?? '') &&
      !isAside(words, name),
  );
  return saysWhere ? undefined : nation;
}

const goods = phrasePattern(
  'my things, our things, my stuff, our stuff, my gear, our gear, furniture, container, boxes, belongings, household, duty free, tax free, without gst, without vat, ' +
    'mis cosas, mis muebles, muebles, menaje, contenedor, libre de impuestos, mes affaires, meubles, cartons, demenagement, barang, perabot, kontena, ' +
    'asjad, asju, moobel, mooblit, kolikraam, konteiner, اغراضي, اغراضنا, عفشي, عفشنا, اثاث, الاثاث, حاويه',
);
const passports = wordSet('passport passports citizen citizens pasaporte passeport pasport pass passiga');

/** "18 months in London, kiwi passport, do my things get in": goods come home to the country of the passport. */
export function homeOfNational(words: readonly Word[], names: readonly Mention[]): Mention | undefined {
  const places = names.filter(({ isMeant }) => isMeant);
  const hasLeft = places.length > 0 && places.every((name) => isWhereOneWas(words, name, { isGoing: false }));
  if (!hasLeft || !has(plainSentence(words), goods)) return undefined;
  const isNational = ({ kind, from, to }: Mention) =>
    kind !== 'city' &&
    kind !== 'country' &&
    words.slice(Math.max(0, from - 1), to + 1).some(({ plain }) => passports.has(plain));
  return onlyOne(names.filter((name) => isNational(name) || isOfNation(words, name)));
}
