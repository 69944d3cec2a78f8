import { plainWord } from '../text/question-words.js';

/** Words that say nothing about the subject. English, Spanish, French, Malay, Estonian, Arabic. */
const emptyWords = new Set(
  (
    'stuff goods household effects cant dont wont isnt doesnt didnt whats hows wheres whens whos a an the i im ive id we you he she it they me us my our your his her its their this that these those there here ' +
    'is are am was were be been being do does did doing done have has had having can could would should will shall may ' +
    'might must and or but so if then than as of to in into on at by for with about from up out over what which who ' +
    'whom whose when where why how s d t m re ve ll not no yes any some all just also too very really please hello hi ' +
    'hey thanks thank hola bonjour bonsoir salut tere salam مرحبا svp gracias merci palun aitah شكرا ok okay tell know think want wants like need needs get got give let say said one ones own same ' +
    'roughly approximately maybe perhaps probably actually safely usually normally typically exactly currently basically honestly aproximadamente normalmente environ peut etre normalement kira biasanya umbes tavaliselt تقريبا عادة ' +
    'much many more most thing things something anything way lot bit well good best right someone anyone ' +
    'el la los las lo un una unos unas de del al y o que en con por para se su sus mi mis tu tus me te nos es son esta ' +
    'estan hay ser como cual cuales cuando donde quien si no mas muy puedo puede pueden debo debe tengo tiene tienen ' +
    'quiero necesito hacer ' +
    'demande demandent demander le les des du et ou que qui quoi dans sur avec pour par se sa ses mon ma mes ton ta tes nos notre vos votre est ' +
    'sont suis il elle on je nous vous ce cette ces quel quelle quels quelles quand comment combien pourquoi ne pas ' +
    'plus tres peut peux puis dois doit faut faire ai avez avons l d j n c qu aux au y a ' +
    'yang dan atau di ke dari daripada untuk dengan pada ini itu saya kami kita anda awak mereka apa apakah siapa bila ' +
    'mana bagaimana kenapa mengapa adakah ada ialah adalah boleh bolehkah perlu perlukah mesti harus akan sudah telah ' +
    'tidak bukan lebih sangat juga ' +
    'ja ning voi ega et kui kas mis mida millal kus kust kuhu kes keda kuidas miks milline millise milliseid mitu palju ' +
    'mina ma mul mulle minu meie me meil teie te teil see seda selle need neid on oli olen oleme ole olla saab saan ' +
    'saate voib voin voime peab pean peaks peaksin pead tuleb ei jah ka vaja soovin tahan ' +
    'في من الى على عن مع هل ما ماذا متى اين كيف كم لماذا من هذا هذه ذلك التي الذي هو هي انا نحن انتم ان لا نعم او ثم ' +
    'كل اي يجب يمكن يمكنني احتاج اريد لدي عند هناك قبل بعد'
  ).split(' '),
);

/** Things that any move has and any question may name, which say little about the subject. */
const commonThings = new Set(
  (
    'items sofa couch bed beds table chair chairs desk wardrobe tv fridge day days week weeks month months year years time ' +
    'family house home flat apartment place room people person company mover movers move moving stuff belongings ' +
    'sofá cama mesa silla casa piso mes semana lit canape chaise maison mois semaine rumah bulan minggu kodu maja kuu nadal ' +
    'بيت شقه شهر اسبوع'
  ).split(' '),
);

const endings = /(?:ings?|ies|ied|ers?|ed|es|s|e|ly|ments?)$/;
const arabicArticle = /^(?:[وبفك]?ال|لل|و(?=.{4}))/;
const least = 3;

/** Removes inflected endings: "packed" and "packing" are the same. */
function stemOf(word: string): string {
  if (/^\p{Script=Arabic}/u.test(word)) {
    const bare = word.replace(arabicArticle, '').replace(/(?:ات|ين|ون|ها|هم|نا|ي|ه)$/, '');
    return bare.length >= 2 ? bare : word;
  }
  if (/ss$/.test(word)) return word;
  const stem = word.replace(endings, '');
  return stem.length >= least ? stem : word;
}

export interface Term {
  readonly stem: string;
  /** Probably a name, by its capital letter, or a thing of any move. */
  readonly isMinor: boolean;
}

const isNameAt = (position: number, typed: string): boolean => position > 0 && /^\p{Lu}\p{Ll}/u.test(typed);

const mostTerms = 200;
const mostCharacters = 2_000;

/** The terms of a text, in the order of its words, each once. */
export function termsOf(text: string): Term[] {
  const terms = new Map<string, Term>();
  let position = 0;
  for (const [typed] of text.slice(0, mostCharacters).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const plain = plainWord(typed);
    if (!emptyWords.has(plain) && plain.length > 1) {
      const stem = stemOf(plain);
      if (!terms.has(stem)) terms.set(stem, { stem, isMinor: commonThings.has(plain) || isNameAt(position, typed) });
    }
    position++;
    if (terms.size === mostTerms) break;
  }
  return [...terms.values()];
}

/** All words of the text, including those that say nothing about the subject. */
export function allWordsOf(text: string): ReadonlySet<string> {
  const words = text.slice(0, mostCharacters).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, mostTerms).map(plainWord));
}
