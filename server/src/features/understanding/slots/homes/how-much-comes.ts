import type { MoveSize } from '@meg/shared/domain/quotes/move-options';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import { leaving, staying, taken } from '../leaving-words.js';
import { comingThings, furnitureIn, thingsIn } from '../things/inventory.js';
import { partsLeft } from './parts-left.js';
import { setsLargeApart } from './some-furniture.js';

const amounts = new PhraseSet({
  half: 'half, halve, mitad, moitie, separuh, setengah, pool, pooled, poole, النص, نص, نصف, النصف, نصه, نصها, نصهم',
  most: 'most, mostly, majority, la mayoria, mayoria, la mayor parte, la plupart, majorite, majeure partie, kebanyakan, kebanyakannya, sebahagian besar, enamus, enamik, enamuse, suurem osa, معظم, اغلب, اكثر, غالبيه',
  almost:
    'almost, nearly, pretty much, more or less, practically, mostly, casi, practicamente, mas o menos, presque, quasiment, a peu pres, hampir, lebih kurang, peaaegu, enamvahem, pohimotteliselt, تقريبا, تقريبن',
  all: 'everything, all of it, it all, all, the lot, todo, todos, tout, toutes, tous, semua, semuanya, koik, koike, kogu, كل, كله, كلو, كلها, الكل, جميع',
  few: 'a few things, few things, a few bits, few bits, bits and pieces, not much, not a lot, cuatro cosas, pocas cosas, unas pocas cosas, poca cosa, no mucho, quelques affaires, quelques trucs, deux trois affaires, deux trois trucs, pas grand chose, pas beaucoup, sikit barang, beberapa barang, tak banyak, x banyak, paar asja, moned asjad, mitte palju, شويه اغراض, شويه حاجات, كم غرض, مش كتير, مو كثير',
  needed:
    'the essentials, only essentials, just essentials, essentials only, what we need, only what i need, the basics, lo necesario, lo justo, lo basico, lo imprescindible, lo indispensable, le necessaire, l essentiel, le strict minimum, yang perlu, yg perlu, yang penting, yg penting, hadavajalik, koige vajalikum, vajalikud asjad, الضروري, الضروريات, الاساسيات, المهم بس',
  rest: 'the rest, rest, everything else, all else, the other things, el resto, lo demas, todo lo demas, le reste, tout le reste, yang lain, yg lain, selebihnya, lain lain, ulejaanu, ulejaanud, koik muu, muu, الباقي, باقي, والباقي, البقيه, والبقيه',
});
const coming = new PhraseSet({
  coming:
    'comes, come, coming, goes, going, take, taking, bring, bringing, moves, moving, va, viene, vienen, viaja, llevo, llevamos, vient, viennent, part, prend, prends, prenons, emporte, emmene, suit, ikut, bawa, bawak, dibawa, pindah, tuleb, tulevad, laheb, votame, votan, kaasa, جاي, جايه, معنا, معانا, معي, معاي, بناخده, بناخذه, هناخده, ناخده, ناخذه, بيجي, يجي',
});
const contents = new PhraseSet({
  contents:
    'contents, content, clothes, clothing, books, our things, my things, boxes, ropa, libros, pertenencias, cosas, cajas, contenu, vetements, affaires, livres, cartons, pakaian, baju, buku, barang, kotak, isi, riided, raamatud, asjad, kaste, kasti, kastid, محتويات, المحتويات, ملابس, الملابس, كتب, كراتين, صناديق, اغراض, الاغراض',
});
const furniture = new PhraseSet({
  furniture:
    'furniture, muebles, meubles, mobilier, perabot, perabut, moobel, moobli*, الاثاث, اثاث, العفش, عفش, الفرش, things, stuff, cosas, affaires, barang, asjad, asjadest, asju, kraam, kraamist, الاغراض, اغراضنا',
});
const only = new PhraseSet({
  only: 'only, just, solo, solamente, nada mas, nomas, seulement, uniquement, juste, que, hanya, sahaja, saja, je, cuma, ainult, vaid, بس, فقط',
});
/** With these a part of the home stays: one thing more and it is no longer nearly all of it. */
const mostKindsLeft = 4;
const fewestOfList = 2;
const reach = 4;
const mostWords = 16;

const [whole, part] = ['All furniture and content', 'Content plus some furniture'] as const;

const says = (words: readonly SentenceWord[], label: string): boolean =>
  amounts.find(words).some((one) => one.label === label);

const tellsOfLeaving = (words: readonly SentenceWord[]): boolean =>
  staying.has(words) || leaving.has(words) || taken.has(words);

/** Kinds of things, and parts of the house, that do not come along. */
const kindsLeft = (words: readonly SentenceWord[]): number =>
  new Set(
    thingsIn(words)
      .filter((thing) => isDenied(words, thing.from) || isLeftBehind(words, thing))
      .map(({ label }) => label),
  ).size + partsLeft(words).length;

/** "Most of the furniture stays", "enamus mööblist jääb maha", where "most of it comes" has phrases of its own. */
const mostStays = (words: readonly SentenceWord[]): boolean =>
  says(words, 'most') && furniture.has(words) && tellsOfLeaving(words) && kindsLeft(words) === 0;

/** Said whatever is asked: the large things stay, or nearly all comes without things that are named. */
export function howMuchComes(words: readonly SentenceWord[]): MoveSize | undefined {
  if (words.length > mostWords * 2) return undefined;
  if (mostStays(words) || (setsLargeApart(words) && tellsOfLeaving(words))) return part;
  const left = kindsLeft(words);
  return left > 0 && left <= mostKindsLeft && says(words, 'almost') && says(words, 'all') ? whole : undefined;
}

/** "The sofas and beds we sell, the rest comes" is all but those; "only the kids' things, the rest is sold" is a part. */
function ofTheRest(words: readonly SentenceWord[]): MoveSize | undefined {
  const rest = amounts.find(words).find(({ label }) => label === 'rest');
  if (!rest) return undefined;
  const behind = words.slice(rest.to, rest.to + reach);
  if (coming.has(behind) && !tellsOfLeaving(behind)) return kindsLeft(words) > mostKindsLeft ? part : whole;
  const before = words.slice(Math.max(0, rest.from - 2), rest.from);
  return tellsOfLeaving(behind) || leaving.has(before) || goesToOthers.has(behind) ? part : undefined;
}
const goesToOthers = new PhraseSet({
  others:
    'to charity, to the tip, is sold, gets sold, se vende, se regala, vendido, a la poubelle, a vendre, vendu, jual, dijual, buang, muuki, muuakse, ara, prugisse, للبيع, بنبيعه',
});

/** "Contents and a sofa", "40 boxes, two beds and a sofa": some furniture beside what fits in boxes. */
function someFurniture(words: readonly SentenceWord[]): boolean {
  const pieces = furnitureIn(words);
  const kinds = new Set(pieces.map(({ label }) => label)).size;
  const hasContents =
    contents.has(words) || comingThings(words).some(({ label }) => label.startsWith('box-') || label === 'suitcase');
  return kinds > 0 && (hasContents || kinds >= fewestOfList || only.has(words));
}

/** "Everything in march", "semua lah": the reply begins with all, and takes nothing of it away. */
const beginsWithAll = (words: readonly SentenceWord[]): boolean =>
  amounts.find(words).some(({ label, from, to }) => label === 'all' && from === 0 && isAmountOnly(words, to));
const afterAll = new Set(
  'in on at by from please pls la lah je ya en para por el a au aux le dans pour svp pada dalam bulan palun في من لو'.split(
    ' ',
  ),
);
const isAmountOnly = (words: readonly SentenceWord[], at: number): boolean => {
  const next = words[at];
  return !next || next.followsMark || afterAll.has(next.plain);
};

/** The same as a reply to how much comes along. */
export function repliesHowMuch(words: readonly SentenceWord[]): MoveSize | undefined {
  if (words.length > mostWords) return undefined;
  const told = howMuchComes(words) ?? ofTheRest(words);
  if (told) return told;
  if (['half', 'few', 'needed'].some((label) => says(words, label)) || setsLargeApart(words)) return part;
  const left = kindsLeft(words);
  if (left > 0) return left <= mostKindsLeft ? whole : part;
  // "Not all, but nearly".
  if (says(words, 'almost') && says(words, 'all')) return part;
  if (someFurniture(words)) return says(words, 'all') ? undefined : part;
  return beginsWithAll(words) ? whole : undefined;
}
