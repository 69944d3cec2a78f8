import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { articles, movingWords } from './marker-words.js';
import type { MarkerAt } from './place-markers.js';

interface Named {
  readonly from: number;
  readonly to: number;
}

interface Route {
  readonly words: readonly SentenceWord[];
  readonly markers: ReadonlyMap<number, MarkerAt>;
}

/** The home to which a move goes, between the word "to" and the town: "to ours in", "to a smaller house near". */
const homesThere = new PhraseSet({
  home:
    'ours, mine, hers, theirs, our place, my place, flat, house, houseboat, narrowboat, boat, home, place, apartment, apt, condo, studio, cottage, bungalow, farm*, villa, room, office, village, town, terrace, caravan, annexe, ' +
    'la nuestra, la mia, el nuestro, el mio, nuestra casa, mi casa, casa, casita, piso, apartamento, departamento, estudio, chalet, finca, pueblo, barco, oficina, ' +
    'chez nous, chez moi, chez elle, chez lui, chez eux, chez ma, chez mon, chez mes, appartement, appart, maison, studio, peniche, village, logement, gite, bureau*, ' +
    'rumah, pangsapuri, kondo, apartmen, teres, banglo, kampung, bilik, pejabat, tempat kami, tempat saya, ' +
    'meie juurde, minu juurde, meile, korter*, maja*, talu*, suvila*, kontor*, ' +
    'عندنا, بيتنا, بيتي, شقتنا, شقتي, دارنا, منزلنا, بيت, شقه, منزل, فيلا, قريه, دار, مكتب',
});
const moving = new PhraseSet({ moving: movingWords });
/** How much of a home goes, or what of it, right before the town that it leaves. */
const cargo = new PhraseSet({
  cargo:
    'everything, stuff, things, furniture, house, flat, home, studio, office, bed, bedroom, bedrooms, boxes, todo, muebles, casa, piso, cosas, tout, meubles, maison, appartement, affaires, semua, barang, perabot, rumah, koik, moobel, asjad, korter, كل شي, اغراض, عفش, شقه, بيت',
});
const mostBetween = 7;

const fromWords = new Set('from desde depuis dari daripada alates'.split(' '));

const isHomeThere = (between: readonly SentenceWord[]): boolean =>
  between.length <= mostBetween && homesThere.has(between) && !between.some(({ plain }) => fromWords.has(plain));

const isArticle = (between: readonly SentenceWord[]): boolean =>
  between.length === 0 || (between.length === 1 && articles.has(between[0]?.plain ?? ''));

/** Whether one name leads to the other: "bergen to oban", "in hexham to a flat in whitley bay". */
export function leadsTo({ words, markers }: Route, one: Named, next: Named): boolean {
  const lead = [...markers.values()].find(({ marker, from }) => marker === 'to' && from === one.to);
  if (!lead || words[lead.from]?.followsMark) return false;
  const between = words.slice(lead.to, next.from);
  if (next.from < lead.to || words.slice(lead.to, next.from + 1).some(({ followsMark }) => followsMark)) return false;
  return isArticle(between) || isHomeThere(between);
}

/** Whether a name is where a route may begin: at the start of a clause, behind a word for a place, or behind what goes. */
export function mayBegin({ words, markers }: Route, { from }: Named): boolean {
  const before = words.slice(Math.max(0, from - 1), from);
  const marker = markers.get(from)?.marker;
  const isMarked = marker !== undefined && (marker !== 'of' || ofWords.has(before[0]?.plain ?? ''));
  return from === 0 || words[from]?.followsMark === true || isMarked || isLed(before);
}

const ofWords = new Set('de d du'.split(' '));

/** "Just give me a price sligo to leeds". */
const pricing = new PhraseSet({
  price:
    'price, prices, quote, cost, costs, estimate, rate, precio, presupuesto, cotizacion, cuesta, prix, devis, tarif, harga, sebut harga, kos, hind, hinna, hinnapakkumine, hinnapakkumist, سعر, السعر, تكلفه, عرض',
});
const isLed = (before: readonly SentenceWord[]): boolean =>
  moving.has(before) || cargo.has(before) || pricing.has(before);
