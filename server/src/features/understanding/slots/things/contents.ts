import type { MoveContents } from '@meg/shared/domain/quotes/move-options';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind, isPhraseDenied } from '../denial.js';
import { isBesideBedrooms, isOfRoom } from '../homes/told-of-room.js';
import type { Slot } from '../slot.js';
import { addingVerbs } from './adding-verbs.js';

/** Boxes that may stand beside furniture: "a bed and a few boxes". */
const fewBoxes =
  'handful of boxes, few boxes, couple of boxes, some boxes, suitcases, unas cajas, algunas cajas, pocas cajas, maletas, quelques cartons, valises, beberapa kotak, moned kastid, paar kasti, بعض الصناديق';

/** The first of `order` counts: "an office with boxes" is an office. */
const words = new PhraseSet<MoveContents>({
  specialty:
    'piano, pianos, grand piano, pool table, snooker table, billiard*, antique*, artwork*, painting, paintings, sculpture*, ' +
    'statue*, grandfather clock, aquarium*, fish tank, hot tub, jacuzzi, gun safe, wine collection, chandelier*, harp, ' +
    'pinball, mesa de billar, antiguedad*, obra de arte, obras de arte, cuadros, escultura*, acuario, piano de cola, ' +
    'table de billard, billard, antiquite*, oeuvre d art, oeuvres d art, tableaux, piano a queue, barang antik, ' +
    'karya seni, lukisan, meja biliard, akuarium, klaver*, tiibklaver*, antiik*, kunstiteos*, maal, maalid, maale, ' +
    'piljardilau*, akvaarium*, بيانو, تحف, تحفه, لوحات, لوحه فنيه, طاوله بلياردو, حوض سمك, اثاث قديم',
  office:
    'office, offices, our company is moving, business relocation, commercial move, workplace, oficina*, despacho, ' +
    'bureaux, bureau, locaux, pejabat, kontor*, buroo*, مكتب, مكتبنا, مكاتب, شركتنا',
  'boxes-only':
    `${fewBoxes}, ` +
    'kotak je, kotak jer, kotak aje, kotak saja, kotak shj, kotak2 je, kotak2 jer, kotak2 saja, kotak2 shj, x de perabot, xde perabot, takde perabot, takda perabot, tak ada perabot, tiada perabot, boxes only, only boxes, just boxes, only a few boxes, just a few boxes, ' +
    'only suitcases, no furniture, no furnitures, without furniture, nothing but boxes, solo cajas, muebles no, los muebles no, nada de muebles, ' +
    'sin muebles, seulement des cartons, que des cartons, juste des cartons, sans meubles, pas les meubles, aucun meuble, ' +
    'pas de meubles, kotak sahaja, hanya kotak, tanpa perabot, ainult kastid, ainult kaste, ' +
    'ainult karbid, ainult karpe, aint kastid, mooblita, صناديق فقط, كراتين بس, صناديق بس, بس كراتين, بس صناديق, بدون اثاث, بلا اثاث, كراتين فقط',
  'some-furniture':
    'algunas cosas, solo algunas cosas, lo demas se vende, lo demas lo vendo, lo demas lo vendemos, the rest is sold, the rest gets sold, selling the rest, le reste est vendu, on vend le reste, selebihnya jual, yang lain jual, ulejaanu muume, كم قطعه اثاث, شويه اثاث, شوي اثاث, شويه عفش, ' +
    'the other furniture belongs, other furniture belongs, other furnitures belong, other furniture is the landlord*, rest of the furniture belongs, other furniture stays, rest of the furniture stays, los demas muebles son, los demas muebles se quedan, los otros muebles son, el resto de los muebles, ' +
    'les autres meubles sont, les autres meubles restent, le reste des meubles, perabot lain tuan rumah, perabot lain tinggal, perabot lain milik, ulejaanud moobel, باقي الاثاث, باقي العفش, ' +
    'bring only half, take only half, only taking half, only bringing half, solo llevamos una parte, llevamos solo una parte, llevamos una parte, solo llevamos la mitad, on prend la moitie seulement, que la moitie, seulement la moitie, bawa separuh, separuh je bawa, separuh saja bawa, separuh sahaja, separuh je, mooblit votan osa, mooblit votame osa, votan osa mooblit, ' +
    'some furniture, only furniture, just furniture, furniture only, solo muebles, seulement des meubles, hanya perabot, ainult moobel, few pieces of furniture, bits of furniture, couple of sofas, part of the furniture, few furniture, ' +
    'bit of furniture, some of our furniture, some of my furniture, pieces of furniture, items of furniture, ' +
    'algunos muebles, unos muebles, pocos muebles, parte de los muebles, quelques meubles, une partie des meubles, ' +
    'sebahagian perabot, beberapa perabot, sedikit perabot, osa mooblist, natuke mooblit, veidi mooblit, moned mooblid, ' +
    'osa mooblit, بعض الاثاث, قطع اثاث, جزء من الاثاث',
  'full-home':
    'all things bring, bring all things, all things come, bring everything, kogu sisustus, kogu sisustusega, ' +
    'whole house, whole home, whole flat, whole apartment, entire house, entire home, entire flat, entire apartment, ' +
    'contents of the house, contents of the home, contents of the flat, contents of the apartment, contents of my home, contents of our home, contents of my flat, contents of our flat, contents of a house, contents of a flat, ' +
    'full house, full home, full household, whole household, entire household, house contents, contents of my house, ' +
    'contents of our house, everything we own, everything i own, all our furniture, all my furniture, all our things, all our belongings, ' +
    'all my belongings, all my stuff, all our stuff, the whole lot, whole lot coming, everything we have, everything i have, all the contents, all contents, complete household, home contents, full house move, ' +
    'toda la casa, todo lo que tenemos, todo lo que tengo, todo el contenido, contenido de la casa, contenido del piso, contenido de mi casa, casa completa, casa entera, trasteo completo, mudanza completa, mudanza total, todo el piso, piso completo, piso entero, todas mis cosas, todas nuestras cosas, ' +
    'todos los muebles, toute la maison, maison entiere, demenagement complet, tout l appartement, appartement entier, appartement complet, ' +
    'maison complete, tout ce que nous avons, tout ce qu on a, tout le contenu, contenu de la maison, contenu de l appartement, toutes nos affaires, toutes mes affaires, tous les meubles, tous nos meubles, tous mes meubles, seluruh rumah, ' +
    'seisi rumah, satu rumah, semua barang, semua isi rumah, isi rumah, semua perabot, maja sisu, korteri sisu, kogu maja, kogu korter*, kogu kodu, kogu majapidamis*, ' +
    'terve maja, terve korter*, kogu kraam, koik asjad, koik meie asjad, kogu mooblit, kogu moobel, المنزل كامل, منزل كامل, بيت كامل, كل الاثاث, كامل الاثاث, ' +
    'الشقه كامله, شقه كامله, كل اغراضي, كل اغراضنا, كل العفش, العفش كله, العفش كلو, الاغراض كلها, الغراض كلها, عفش البيت, كل محتويات المنزل, محتويات المنزل, محتويات البيت, محتويات الشقه, المنزل بالكامل, البيت بالكامل',
});

const few = new PhraseSet({ few: fewBoxes });

/** Whether nothing says that it is boxes only, but that there are a few. */
export const saysFewBoxes = (sentence: readonly SentenceWord[]): boolean =>
  words
    .find(sentence)
    .every(
      ({ label, from, to }) =>
        label !== 'boxes-only' || few.find(sentence).some((one) => one.from === from && one.to === to),
    );

/** Offices that do not move. */
const misleading = new PhraseSet({
  other:
    'post office, tax office, head office, your office, from the office, in the office, at the office, call the office, the office please, have the office, the office call, the office to call, office number, office phone, de la oficina, du bureau, dari pejabat, من المكتب, في المكتب, the office hours, office hours, office chair, office desk, ' +
    'office korang, office awak, office kamu, office u, office you, office hang, office encik, office anda, ofis korang, ofis awak, pejabat korang, pejabat awak, pejabat kamu, pejabat tuan, office kat mana, pejabat kat mana, office dekat mana, pejabat di mana, teie kontor*, teil kontor*, kontor asub, kontor on, sus oficinas, oficina de ustedes, vuestras oficinas, vos locaux, مكتبك, مكتبكن, مكتبكو, المكتب وين, وين المكتب, ' +
    'home office, immigration office, your offices, passport office, bureau de poste, bureau de change, ' +
    'votre bureau, vos bureaux, oficina de correos, su oficina, vuestra oficina, tu oficina, pejabat pos, pejabat anda, ' +
    'the office moved, office moved me, office moved us, office dia, office suami, office baru dia, customs office, despacho de aduana*, مكتب البريد, مكتبكم, مكاتبكم',
});
const order: readonly MoveContents[] = ['office', 'boxes-only', 'some-furniture', 'full-home', 'specialty'];

/** What moves. A special item beside a home, an office or boxes adds to them and replaces nothing. */
export function findContents(sentence: readonly SentenceWord[], hasHome = false): Slot<MoveContents> | undefined {
  const others = misleading.find(sentence);
  const isOther = (at: number) => others.some(({ from, to }) => at >= from && at < to);
  const said = words.find(sentence).filter(({ label, from }) => !isOther(from) && !isSpared(sentence, label, from));
  // "Not all our furniture" is some of it.
  const labelOf = (one: (typeof said)[number]) =>
    one.label === 'full-home' && isPhraseDenied(sentence, one) ? 'some-furniture' : one.label;
  const found = new Set(said.map(labelOf));
  if (found.size === 0 && (saysEverything(sentence) || saysAllWith(sentence)))
    return { value: 'full-home', confidence: 0.8 };
  const value = order.find((label) => found.has(label));
  if (!value || (value === 'specialty' && hasHome)) return undefined;
  return { value, confidence: found.size > 1 ? 0.7 : 0.9 };
}

const everything = new PhraseSet({
  all: 'everything, all of it, the lot, the whole lot, all, todo, tout, semua, semuanya, koik, كل شي, كل شيء, الكل',
});

/** "A visa we have. March. Everything": a sentence of a list of answers. */
const saysEverything = (sentence: readonly SentenceWord[]): boolean =>
  everything.find(sentence).some(({ from, to }) => {
    const isLast = to === sentence.length || sentence[to]?.followsMark === true;
    return from > 0 && sentence[from]?.followsMark === true && isLast;
  });

const allWith = new PhraseSet({
  all:
    'everything plus, everything and the, everything including, everything with the, all of it plus, the lot plus, the lot and the, todo mas las, todo mas los, todo y las, todo y los, todo incluyendo, todo con las, todo con los, ' +
    'tout plus les, tout et les, tout avec les, tout y compris, semua dan, semua termasuk, semua dengan, semua sekali dengan, semuanya dan, semuanya termasuk, koik pluss, koik ja, koik koos, koik ning, كل شي مع, كل شيء مع, كل شي زائد, كل شيء زائد, كل شيء بما فيه, كل شي بما فيه',
});

/** "Everything plus the beds" begins with the whole home. */
const saysAllWith = (sentence: readonly SentenceWord[]): boolean =>
  allWith.find(sentence).some(({ from }) => from === 0 || sentence[from]?.followsMark === true);

/** "No, not the whole house", "toda la casa no". */
export const deniesWholeHome = (sentence: readonly SentenceWord[]): boolean =>
  words.find(sentence).some((one) => one.label === 'full-home' && isPhraseDenied(sentence, one));

/** "With a piano", "we have a piano": it comes along with what moves, and is not all of it. */
const beside = new PhraseSet({
  other:
    'with, and, plus, also, including, have, has, got, there is, there are, con, y, mas, tambien, incluido, tengo, tenemos, hay, ' +
    'avec, et, plus, aussi, ai, avons, y a, dengan, dan, bersama, juga, ada, ja, ka, koos, on, meil, مع, عندي, عندنا, لدي, لدينا, ' +
    addingVerbs,
});
const reach = 3;

/** Estonian says "with" by an ending, Arabic "and" by a letter before the word. */
const joined = /^و\p{L}{3,}|ga$/u;

export function isBeside(sentence: readonly SentenceWord[], at: number): boolean {
  const before = sentence.slice(Math.max(0, at - reach), at);
  return beside.has(before) || joined.test(sentence[at]?.plain ?? '');
}

/** "Not an office" is something else, a room may be one, "no piano" stays behind, and "with a piano" adds to what moves. */
const isSpared = (sentence: readonly SentenceWord[], label: MoveContents, at: number): boolean =>
  ((label === 'office' || label === 'boxes-only') && isOfRoom(sentence, at)) ||
  (label === 'office' && (isDenied(sentence, at) || isBesideBedrooms(sentence, at))) ||
  (label === 'specialty' &&
    (isDenied(sentence, at) || isBeside(sentence, at) || isLeftBehind(sentence, { from: at, to: at + 1 })));
