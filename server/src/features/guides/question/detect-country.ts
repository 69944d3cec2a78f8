import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import { isAside, isWhereOneGoes } from './aside-places.js';
import type { KnownCountry } from './country-index.js';
import type { Mention } from './find-names.js';
import { isOfLeaving } from './leaving.js';
import { countryOfReturn } from './returning.js';

/** `place` is where something is or is done, which may be either end of the move; `goal` is where one goes. */
type Role = 'from' | 'perhapsFrom' | 'place' | 'goal' | 'about' | 'denied';

const articles = wordSet('the la le l el los las les my our their');
const fromWords = wordSet(
  'from via leave leaves leaving left quit quitting dari desde depuis من quitter quittons quitte quittent dejar dejo dejamos dejando ' +
    'abandonar meninggalkan tinggalkan نغادر اغادر مغادره',
);
/** Words that also mean "of". */
const perhapsFromWords = wordSet('de d du des del');
/** With "de" these mean leaving: "nos vamos de España". */
const leavingWords = wordSet(
  'vamos voy van irme irnos irse salir salimos salgo marchamos marchar marcho partir partons pars partent venons viens ' +
    'venimos vengo mudamos mudo vuelvo volvemos vuelve vuelven volver volviendo regreso regresamos regresa regresar rentre rentrons rentrent revenons reviens',
);
/** "US appliances" and "German plugs" come from there, unless they are to work there. */
const broughtThings = wordSet(
  'appliance appliances plug plugs device devices electronics plated plate plates registered car cars vehicle vehicles licence license ' +
    'passport citizen citizens spec hairdryer kettle fridge charger chargers tv tvs model built made bought dog cat ' +
    'pistik pistikud pistikute seadmed juhiluba juhiload juhilube juhilubadega pass passi passiga kodanik kodanikud firma ' +
    'enchufe enchufes prise prises plag kereta coche voiture pasaporte passeport pasport lesen warganegara carnet electrodomesticos appareils ' +
    'قابس مقبس قوابس مقابس سياره سيارات جواز رخصه المقابس القوابس السياره الجواز',
);
const inside = wordSet('in into to with for a en di ke kat kt dkt');
/** "A US firm", "a UK passport", "UK state pension": where somebody works or was born, wherever they move. */
const ofPeople = wordSet(
  'firm company companies employer business corporation startup client clients boss salary payroll pension passport ' +
    'passports citizen citizens national nationals nationality born husband wife kodakondsus kodakondsusega licence license licences licenses',
);
/** With "from" these tell where one will be: "can I work from Sharjah". */
const doneFromAfar = wordSet('work works working call ring phone video facetime skype remotely online stream');
const reachFromAfar = 3;
const estonianAdjectives = wordSet(
  'eesti saksa prantsuse hispaania itaalia inglise jaapani hiina rootsi hollandi portugali iiri',
);
/** What a country has itself, and words that go on after its name. */
const estonianMatters = wordSet(
  'toll tolli tollis tollile viisa viisat maks maksud maksuamet haigekassa kool koolid pank pangad seadus seadused reeglid poolel poole ' +
    'peale kohta ja voi ning on vs kui elamisluba saatkond isikukood kodakondsus pool vahel puhul',
);
const ofStates = wordSet('state government national old age private company driving drivers driver');
const onwards = wordSet('to into a au aux ke vers para hacia en الى');
const livingIn = wordSet(
  'live living lives lived based reside residing resident vivo vivimos vive viviendo habite habitons vivons ' +
    'tinggal menetap elan elame elab asun اعيش نعيش اسكن نسكن مقيم',
);
const areIn = wordSet('currently now am are been still stuck');
/** With these, "live in" is a wish: "I want to live in Spain". */
const wishes = wordSet(
  'to can could may will be ill want gonna mahu ingin nak akan hendak voy vamos vais va allons hakkan hakkame tahan tahame ان',
);
/** After the name: "saya tinggal di Bangkok nanti". */
const yetToCome = wordSet('nanti kelak soon later luego pronto bientot varsti قريبا');
/** "Plugs are the same as in the UK", "like we do in Texas": beside it, another country is asked about. */
const besideWhich = wordSet('like same unlike igual pareil sama macam mcm seperti nagu زي مثل متل');
/** "I would like to live in Spain", "carry on like that in Spain". */
const notBeside = wordSet('to that this so');
const livingWords = 6;
const placeWords = wordSet('in en di dans kat kt dkt في');
const joining = wordSet('or and vs versus o u y e ou et atau dan voi ja او و ولا');
const denyingWords = wordSet('not no non pas bukan mitte ليس ليست مش مو');

const keyOf = ({ slug, name }: KnownCountry): string => slug ?? name;

function indexBefore(words: readonly Word[], from: number): number {
  let at = from - 1;
  while (at >= 0 && articles.has(words[at]?.plain ?? '')) at--;
  return at;
}

/** "Cherbourg–Rosslare": of two towns side by side the first is where one sets out. */
const isRoute = (words: readonly Word[], mention: Mention, next: Mention): boolean =>
  mention.kind === 'city' &&
  next.kind === 'city' &&
  next.from === mention.to &&
  !words[next.from]?.followsMark &&
  keyOf(mention.country) !== keyOf(next.country);

/** In "Spain to Japan" the word between them tells the direction. */
function leadsOn(words: readonly Word[], mention: Mention, next: Mention | undefined): boolean {
  if (next && isRoute(words, mention, next)) return true;
  const after = words[mention.to];
  if (!next || !after || after.followsMark || !onwards.has(after.plain)) return false;
  return indexBefore(words, next.from) === mention.to;
}

/** Whether the words before the name say that somebody lives there now. */
function isHome(words: readonly Word[], at: number): boolean {
  if (areIn.has(words[at - 1]?.plain ?? '')) return true;
  const before = words.slice(Math.max(0, at - livingWords), at + 1);
  const lives = before.findLastIndex(({ plain }) => livingIn.has(plain));
  if (lives < 0 || before.slice(lives + 1).some(({ followsMark }) => followsMark)) return false;
  const goesOn = before.slice(lives + 1, -1).some(({ plain }) => onwards.has(plain));
  return !goesOn && !wishes.has(words[at - before.length + lives]?.plain ?? '');
}

/** Whether the country asked about, which was named before, is only set beside this one. */
function isBeside(words: readonly Word[], mention: Mention, earlier: Mention | undefined): boolean {
  if (!earlier) return false;
  const between = words.slice(earlier.to, mention.from);
  const at = between.findLastIndex(({ plain }) => besideWhich.has(plain));
  return (
    at >= 0 &&
    !notBeside.has(between[at + 1]?.plain ?? '') &&
    !between.slice(at + 1).some(({ followsMark }) => followsMark)
  );
}

/** "Not the UK", "no a Chile", "pas au Canada". */
function isDenied(words: readonly Word[], mention: Mention, at: number): boolean {
  const isLed = onwards.has(words[at]?.plain ?? '') || placeWords.has(words[at]?.plain ?? '');
  const first = isLed ? at - 1 : at;
  const isTogether = words.slice(first + 1, mention.from + 1).every(({ followsMark }) => !followsMark);
  return isTogether && denyingWords.has(words[first]?.plain ?? '');
}

const isPlace = (word: string, mention: Mention): boolean => placeWords.has(word) || mention.isInflectedPlace;

/** "To Spain or Portugal": what is joined to a name is spoken of in the same way. */
function isJoined(words: readonly Word[], mention: Mention, earlier: Mention | undefined): boolean {
  const between = earlier === undefined ? [] : words.slice(earlier.to, mention.from);
  const [joint, ...led] = between;
  return (
    joint !== undefined &&
    joining.has(joint.plain) &&
    led.every(({ plain }) => articles.has(plain) || onwards.has(plain))
  );
}

/** "Eesti pistik", "minu eesti firma": in Estonian the name alone before a thing is an adjective. */
const isEstonianOwner = (words: readonly Word[], { from, to }: Mention): boolean =>
  estonianAdjectives.has(words[from]?.plain ?? '') &&
  words[to] !== undefined &&
  words[to]?.followsMark === false &&
  !estonianMatters.has(words[to]?.plain ?? '');

/** "FaceTime my nan from Sharjah". */
const isDoneFromAfar = (before: readonly Word[]): boolean => before.some(({ plain }) => doneFromAfar.has(plain));

/** "A US firm", "UK state pension": the country of an employer, of a paper or of somebody's people. */
export function isOfPeople(words: readonly Word[], { to }: Mention): boolean {
  const after = words[to];
  const owned = after !== undefined && ofStates.has(after.plain) ? words[to + 1] : after;
  return owned !== undefined && !after?.followsMark && ofPeople.has(owned.plain);
}

function roleOf(words: readonly Word[], mention: Mention, next: Mention | undefined): Role {
  const at = indexBefore(words, mention.from);
  const [before, earlier] = [words[at]?.plain ?? '', words[at - 1]?.plain ?? ''];
  if (isDenied(words, mention, at)) return 'denied';
  if (before === 'from' && isDoneFromAfar(words.slice(Math.max(0, at - reachFromAfar), at))) return 'place';
  if (fromWords.has(before) || mention.isInflectedFrom || (before === 'of' && earlier === 'out')) return 'from';
  if (leadsOn(words, mention, next)) return 'from';
  if (perhapsFromWords.has(before) && leavingWords.has(earlier)) return 'from';
  const after = words[mention.to];
  if (isOfPeople(words, mention)) return 'perhapsFrom';
  if (isEstonianOwner(words, mention)) return 'perhapsFrom';
  const isBefore = !words[mention.from]?.followsMark && broughtThings.has(words[mention.from - 1]?.plain ?? '');
  const isAfter = after !== undefined && !after.followsMark && broughtThings.has(after.plain) && !inside.has(before);
  const isBrought = isBefore || isAfter;
  if (isBrought || perhapsFromWords.has(before)) return 'perhapsFrom';
  if (isAside(words, mention)) return 'perhapsFrom';
  if (isWhereOneGoes(words, mention, before)) return 'goal';
  const isIn = isPlace(before, mention) || before === 'a';
  if (isIn && isHome(words, at) && !yetToCome.has(after?.plain ?? '')) return 'perhapsFrom';
  return isPlace(before, mention) ? 'place' : 'about';
}

const europeanUnion = 'EU';

function distinct(mentions: readonly Mention[]): KnownCountry[] {
  return [...new Map(mentions.map(({ country }) => [keyOf(country), country])).values()];
}

/**
 * A city says its country only where none is named, as in "Leeds to Japan" and "Paris, Texas", but more than an adjective
 * does: "a French school in Dublin".
 */
function countriesFirst(mentions: readonly Mention[]): readonly Mention[] {
  const countries = mentions.filter(({ kind }) => kind !== 'city' && kind !== 'adjective');
  const cities = mentions.filter(({ kind }) => kind === 'city');
  return [countries, cities, mentions].find(({ length }) => length > 0) ?? [];
}

/** What is done before leaving is asked about the country that the move leaves. */
function endsOf(having: (...roles: Role[]) => Mention[], isLeaving: boolean) {
  const goals = having('goal');
  const goesOn = having('about', 'goal').length > 0;
  const left = having('from', 'perhapsFrom', ...(goesOn ? (['place'] as const) : []));
  if (isLeaving && left.length > 0) return { about: left, from: [] };
  if (goals.length > 0) return { about: goals, from: having('from', 'perhapsFrom', 'place', 'about') };
  const isElsewhere = having('about', 'place').length > 0;
  return isElsewhere
    ? { about: having('about', 'place'), from: having('from', 'perhapsFrom') }
    : { about: having('perhapsFrom'), from: having('from') };
}

const othersThan = ({ country }: Mention, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((one) => keyOf(one.country) !== keyOf(country));

/** Tells the countries that a question is about from those that the move leaves. */
export function detectCountry(words: readonly Word[], names: readonly Mention[]) {
  const meant = names.filter(({ isMeant }) => isMeant);
  const ofOneCountry = meant.filter(({ country }) => country.code !== europeanUnion);
  const mentions = ofOneCountry.length > 0 ? ofOneCountry : meant;
  const roles: { mention: Mention; role: Role }[] = [];
  for (const [at, mention] of mentions.entries()) {
    const own = roleOf(words, mention, mentions[at + 1]);
    const role = own === 'about' && isJoined(words, mention, mentions[at - 1]) ? (roles[at - 1]?.role ?? own) : own;
    roles.push({ mention, role: isBeside(words, mention, mentions[at - 1]) ? 'from' : role });
  }
  const having = (...wanted: Role[]) => roles.filter(({ role }) => wanted.includes(role)).map(({ mention }) => mention);
  const isLeaving = isOfLeaving(plainSentence(words));
  const home = countryOfReturn(words, names);
  const ends = home ? { about: [home], from: othersThan(home, mentions) } : endsOf(having, isLeaving);
  const about = countriesFirst(ends.about);
  return {
    /** The destination, which the question is about; of what is done before leaving, the origin. */
    about: distinct(about),
    /** The origin. */
    from: distinct(ends.from),
    /** Whether it asks what is done in the country that the move leaves. */
    isLeaving,
    /** Whether every name was spelled correctly. */
    isSure: mentions.every(({ isGuess }) => !isGuess),
    /** Whether only a city tells the country. */
    isByCity: about.length > 0 && about.every(({ kind }) => kind === 'city'),
    /** Whether it is only the country of something that one has, or of somebody: "my Canadian licence", "a UK passport". */
    isOwned:
      home === undefined &&
      about.length > 0 &&
      (about.every(({ kind, isGuess }) => kind === 'adjective' && isGuess) ||
        about.every((one) => roles.some(({ mention, role }) => mention === one && role === 'perhapsFrom'))),
    /** Whether only an adjective names it, as of a thing: "is French, from 2019". */
    isByAdjective:
      home === undefined && about.length > 0 && about.every(({ kind, isGuess }) => kind === 'adjective' && isGuess),
    /** Whether it is named by adjectives alone: "the English school". */
    isOfAdjectives: about.length > 0 && about.every(({ kind }) => kind === 'adjective'),
    /** Whether only its offices, papers and taxes tell the country: "HMRC". */
    isBySign: about.length > 0 && about.every(({ kind }) => kind === 'sign'),
  };
}
