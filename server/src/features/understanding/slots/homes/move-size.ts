import type { MoveSize } from '@meg/shared/domain/quotes/move-options';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isPhraseDenied } from '../denial.js';
import type { Slot } from '../slot.js';
import { everythingBut } from './everything-but.js';
import { leavesFurniture } from './furniture-left.js';
import { howMuchComes, repliesHowMuch } from './how-much-comes.js';

/** How much of the home comes along. */
const words = new PhraseSet<MoveSize>({
  'All furniture and content':
    'taking the lot, takin the lot, bringing the lot, bringin the lot, everything comes, everything is coming, everything goes, everything is going, everything moves, everything in it, take everything, taking everything, ' +
    'bring everything, bringing everything, move everything, moving everything, all of it comes, all of it goes, all the furniture, all furniture and contents, ' +
    'everything comes along, all of the furniture, va todo, viene todo, todo viene, todo se viene, llevamos todo, llevo todo, nos llevamos todo, me llevo todo, llevarlo todo, ' +
    'todos los muebles, todas las cosas, tous les meubles, toutes les affaires, kogu moobel, koik moobel, todo completo, todo hasta, todo incluso, absolutamente todo, tout jusqu aux, tout y compris, koik kaasa, koik koos, completo con todo, con todo, todo todo, avec tout, on garde tout, on emmene tout, tout le mobilier, tout tout, tout tout tout, all furniture, all my furniture, all our furniture, every stick, full contents, ' +
    'semua sekali, semua skali, bawak semua, bawa semua, semua perabot, ناخذ كل شي, كل شي يجي, كل شي معنا, كل الاثاث, كامل الاثاث, العفش كله, العفش كلو, كل العفش, جميع الاثاث, جميع العفش, جميع الاغراض, جميع اغراضنا, كل الفرش, كل اغراضنا, كل اغراضي, كامل العفش, كامل الفرش, ندي كلشي, نديو كلشي, غادي ندي كلشي, غادي نديو كلشي, ناخد كلشي, barang rumah penuh, brg rumah penuh, barang satu rumah, brg satu rumah, perabot satu rumah, koik tuleb, koik muu, ' +
    'todos los muebles y pertenencias, tout vient, tout part, on emporte tout, on prend tout, j emporte tout, je prends tout, emporter tout, nous emportons tout, ' +
    'nous prenons tout, semuanya dibawa, semua dibawa, bawa semua, bawa semuanya, pindah semua, pindahkan semua, koik tuleb kaasa, koik laheb kaasa, ' +
    'votame koik, votan koik, koik asjad kaasa, kolime koigega, كل شيء ياتي معنا, ناخذ كل شيء, ساخذ كل شيء, نقل كل شيء, كل شيء معنا',
  'Content plus some furniture':
    'contents and some furniture, some of the furniture, only some of the furniture, some furniture stays, half of the furniture, half the furniture, part of the furniture, half of our things, half of my things, about half of it, ' +
    'some things stay, some of it stays, some of them stay, some stuff stays, a few things stay, most comes, most of it comes, most is coming, most goes, most of it goes, most of our things come, most of our things go, ' +
    'algunas cosas se quedan, la mayoria viene, la mayor parte viene, la mayoria se viene, certaines choses restent, quelques affaires restent, la plupart vient, la plus grande partie vient, ' +
    'sesetengah barang tinggal, sebahagian barang tinggal, kebanyakannya dibawa, kebanyakan barang dibawa, osa asju jaab, moned asjad jaavad, enamik tuleb kaasa, enamus tuleb kaasa, ' +
    'بعض الاغراض تبقى, بعض الاشياء تبقى, معظمها ياتي معنا, معظم الاغراض معنا, اغلبها معنا, ' +
    'some furniture and our things, leaving some furniture, not all the furniture, not everything, algunos muebles se quedan, la mitad de los muebles, parte de los muebles, no todo, ' +
    'no todos los muebles, une partie des meubles, la moitie des meubles, certains meubles, quelques meubles, pas tous les meubles, pas tout, sebahagian perabot, separuh perabot, perabot sebahagian, sebahagian sahaja, bukan semua, tak semua, brg tak semua, barang tak semua, ' +
    'osa mooblist, pool mooblist, pool asju, pooled asju, pool asjadest, pool kraami, pool kraamist, que la moitie, seulement la moitie, la moitie de nos affaires, la moitie de mes affaires, la moitie des affaires, solo la mitad, la mitad de las cosas, la mitad de nuestras cosas, separuh barang, separuh brg, setengah barang, only half of it, only half of our things, نصف اغراضنا, نص اغراضنا, نص الاغراض, نصف الاغراض, pooled asjad, pooled asjadest, mitte koik, بعض الاثاث يبقى, نصف الاثاث, نص الاثاث, نص العفش, نصف العفش, مش كل العفش, ليس كل العفش, جزء من الاثاث, ليس كل شيء',
  'Content only':
    'contents only, only contents, not taking the furniture, not taking any furniture, not bringing the furniture, don t take the furniture, no llevamos los muebles, no llevo los muebles, no nos llevamos los muebles, solo las cosas, on ne prend pas les meubles, je ne prends pas les meubles, on n emporte pas les meubles, perabot tak bawa, tak bawa perabot, ei vota mooblit, mooblit ei vota, ما ناخذ الاثاث, ما بناخد العفش, من غير العفش, بدون العفش, only the contents, just the contents, what fits in boxes, what fits into boxes, no furniture, without furniture, without the furniture, none of the furniture, ' +
    'furniture stays, leaving the furniture, leave the furniture, solo pertenencias, solo lo que cabe en cajas, lo que quepa en cajas, sin muebles, sin los muebles, ningun mueble, ' +
    'los muebles se quedan, que les affaires, seulement les affaires, ce qui tient dans des cartons, ce qui rentre dans des cartons, sans meubles, sans les meubles, pas de meubles, ' +
    'aucun meuble, les meubles restent, barangan sahaja, yang muat dalam kotak, tanpa perabot, tiada perabot, perabot tinggal, ainult vaiksemad asjad, mis kastidesse mahub, ' +
    'mooblita, ilma mooblita, moobel jaab, المحتويات فقط, ما يتسع في الصناديق, بدون اثاث, بلا اثاث, الاثاث يبقى',
});

/** Alone, or all there is to a clause, they say how much goes: "todo", "everything, end of feb". */
const everything = new PhraseSet({
  all: 'everything, all of it, the lot, the whole lot, todo, todito, todo eso, todo todo, tout, tout tout, la totalite, semua, semuanya, semua sekali, koik, koik asjad, koigega, kogu kraam, كل شي, كل شيء, كل حاجه, كله, كلو, كلها',
});

function saysEverything(sentence: readonly SentenceWord[]): boolean {
  const begins = (at: number) => at === 0 || sentence[at]?.followsMark === true;
  const ends = (at: number) => at >= sentence.length || sentence[at]?.followsMark === true;
  // "3 bed house everything": right behind the home that it is of.
  const isOfHome = (at: number) => at > 0 && homes.has(sentence.slice(at - 1, at));
  return (
    everything.find(sentence).some(({ from, to }) => (begins(from) || isOfHome(from)) && ends(to)) ||
    everything.find(sentence).some(({ from, to }) => begins(from) && isRoute(sentence, to)) ||
    inFull.find(sentence).some(({ from, to }) => (begins(from) || isOfHome(from)) && ends(to))
  );
}

const homes = new PhraseSet({
  home: 'house, flat, home, apartment, apt, condo, studio, bed, beds, bedroom, bedrooms, br, villa, bungalow, cottage, piso, casa, apartamento, dormitorio, dormitorios, habitaciones, maison, appartement, chambre, chambres, rumah, kondo, pangsapuri, bilik, korter, maja, tuba, شقه, بيت, منزل, فيلا, نوم',
});
/** Said of a move, and not of a price: only as a whole clause, or right behind the home. */
const inFull = new PhraseSet({
  full: 'all in, whole lot, the whole lot, the full lot, full house, full load, completo, completa, entero, entera, complet, complete, au complet, en entier, sepenuhnya, terve, taielikult, كامل, كامله, بالكامل',
});
const towards = new Set('to → a à hasta vers ke الى الي'.split(' '));
const mostOfOrigin = 4;

/** "Everything dubai to brisbane": nothing but a route follows. */
function isRoute(sentence: readonly SentenceWord[], at: number): boolean {
  const first = sentence[at];
  if (!first || first.followsMark || noOrigin.has(first.plain)) return false;
  const goal = sentence.slice(at + 1, at + 1 + mostOfOrigin).findIndex(({ plain }) => towards.has(plain));
  return goal >= 0 && sentence.slice(at + 1, at + 1 + goal).every(({ followsMark }) => !followsMark);
}
const noOrigin = new Set(
  'i we you it is was has have needs need that else about but in on will can que lo se va esta es qui que ce est yang perlu mis on ما الذي'.split(
    ' ',
  ),
);

const [whole, part] = ['All furniture and content', 'Content plus some furniture'] as const;

/** How much goes; the least where two are said, as "some of the furniture" says more than "the furniture". */
export function findMoveSize(sentence: readonly SentenceWord[], isAsked = false): Slot<MoveSize> | undefined {
  const but = everythingBut(sentence);
  if (but) return { value: but.isFurniture ? 'Content only' : whole, confidence: 0.88 };
  const told = howMuchComes(sentence);
  if (told) return { value: told, confidence: 0.88 };
  const found = words
    .find(sentence)
    .map((one) => (one.label === whole && isPhraseDenied(sentence, one) ? { ...one, label: part } : one));
  const longest = [...found].sort((one, other) => other.to - other.from - (one.to - one.from))[0];
  if (!longest && leavesFurniture(sentence)) return { value: 'Content only', confidence: 0.85 };
  if (!longest && saysEverything(sentence)) return { value: whole, confidence: 0.88 };
  const reply = isAsked && !longest ? repliesHowMuch(sentence) : undefined;
  if (reply) return { value: reply, confidence: 0.88 };
  return longest && { value: longest.label, confidence: found.length > 1 ? 0.7 : 0.88 };
}
