import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import { comingThings } from '../things/inventory.js';

const furniture = new PhraseSet({
  furniture:
    'furniture, furnitures, furnishings, mueble, muebles, meuble, meubles, mobilier, perabot, perabut, moobel*, moobli*, اثاث, الاثاث, عفش, العفش, فرش, الفرش, موبيليا',
});
const some = new PhraseSet({
  some:
    'some, few, a bit, bits, part, pieces, several, couple, a little, alguno*, alguna*, unos, unas, varios, parte, unos cuantos, un par, quelque*, certain*, une partie, plusieurs, un peu, deux trois, des, ' +
    'beberapa, sebahagian, sedikit, sikit, separuh, moned, monda, mone, osa, natuke, veidi, paar, بعض, شويه, شوي, جزء, كم, قطع, كام',
});
/** The large pieces stay or come by themselves: "on laisse les gros meubles", "the big furniture stays". */
const large = new PhraseSet({
  large:
    'big stuff, bigger stuff, big things, bigger things, big ones, bigger ones, larger items, large items, large pieces, heavy stuff, heavy things, bulky stuff, bulky things, bulky items, bulky furniture, cosas grandes, lo grande, lo mas grande, las grandes, los grandes, cosas pesadas, lo voluminoso, gros trucs, grosses choses, grosses affaires, le gros, les gros, grosses pieces, gros objets, ' +
    'barang besar, barang2 besar, benda besar, yang besar, yg besar, barang berat, yang berat, yg berat, suured asjad, suured asju, suuri asju, suuremad asjad, suuremaid asju, suured esemed, suurem mooblit, suurema moobl*, suurem moobel, rasked asjad, الاشياء الكبيره, الاغراض الكبيره, الحاجات الكبيره, القطع التقيله, القطع الثقيله, العفش التقيل, العفش الثقيل, ' +
    'big furniture, bigger furniture, large furniture, larger furniture, heavy furniture, small furniture, smaller furniture, big pieces, big items, muebles grandes, muebles pequenos, muebles pesados, grandes muebles, gros meubles, grands meubles, petits meubles, meubles lourds, ' +
    'perabot besar, perabot kecil, suur moobel, suured mooblid, suure moobli, suurema moobli, vaike moobel, vaiksem moobel, vaiksema moobli, الاثاث الكبير, العفش الكبير, الاثاث الصغير, العفش الصغير, القطع الكبيره',
});
const reach = 3;

/** Whether the large furniture is apart from the rest: "the heavy furniture stays". */
export const setsLargeApart = (words: readonly SentenceWord[]): boolean => large.has(words);

/** Whether a part of the furniture goes, as a reply to how much of the home comes along. */
export function saysSomeFurniture(words: readonly SentenceWord[]): boolean {
  if (setsLargeApart(words)) return true;
  return furniture.find(words).some(({ from }) => {
    const before = words.slice(Math.max(0, from - reach), from);
    return some.has(before) && !isDenied(words, from);
  });
}

const joints = new Set('and plus with y e con et plus avec dan dengan serta ja ning pluss و'.split(' '));
const mostToBoxes = 6;

/** "Mostly furniture and about 20 boxes": more than the boxes, whichever furniture it is. */
export function furnitureBesideBoxes(words: readonly SentenceWord[]): boolean {
  const boxes = comingThings(words).filter(({ label }) => label.startsWith('box-'));
  return furniture.find(words).some(({ from, to }) => {
    const next = boxes.find((box) => box.from >= to && box.from - to <= mostToBoxes);
    const [first] = next ? words.slice(to, next.from) : [];
    const isJoined =
      first !== undefined && (joints.has(first.plain) || first.followsMark || /^و\p{L}/u.test(first.plain));
    return isJoined && !isDenied(words, from) && !isLeftBehind(words, { from, to });
  });
}
