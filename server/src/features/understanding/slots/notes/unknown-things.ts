import { findThings, type Thing, thingKinds } from '../../../../things/things.js';
import { concepts } from '../../classifier/concepts.js';
import { commonWords } from '../../common-words.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';
import { beginsAdding } from '../things/adding-beginnings.js';
import { itemOfKind } from '../things/special-items.js';
import type { Clause } from './clauses.js';

/** What adds something at the beginning of a clause, or behind the thing at its end. */
const adding = new PhraseSet({
  add:
    'and, plus, also, oh and, and also, and then, there s, theres, there is, we ve, i ve, don t forget, dont forget, forgot, i forgot, add, as well as, y, e, mas, tambien, ademas, y tambien, olvide, se me olvido, anade, et, plus, aussi, et aussi, en plus, j ai oublie, j oubliais, ' +
    'ajoutez, dan, juga, dan juga, tambah, lagi, terlupa, ja, ning, ka, ja ka, veel, ja veel, lisaks, unustasin, lisage, و, وكمان, كمان, ايضا, وايضا, نسيت, ضيف, اضف, وعندي, عندي كمان, i ve got, ive got, i have, we have, we also have, i also have, we ve got, ' +
    'tengo, tenemos, tambien tengo, tambien tenemos, j ai, on a, nous avons, on a aussi, j ai aussi, saya ada, kami ada, ada juga, mul on, meil on, mul on ka, meil on ka, عندي, عندنا, لدي, لدينا',
  too: 'too, as well, aswell, also, tambien, aussi, en plus, juga, sekali, ka, كمان, ايضا, برضو',
});
const determiners = new Set(
  'a an my our his her un una mi mis nuestro nuestra nuestros nuestras unos unas une mon ma mes notre nos des sebuah satu seunit sebiji uks minu meie'.split(
    ' ',
  ),
);
/** "The dog crate too": things that one has, where a matter has the same article: "and the weather". */
const definite = new Set('the these those el la los las le les l'.split(' '));
/** Arabic has no article for one thing, and Malay and Estonian need none: the word that adds stands for it. */
const withoutArticles = /\p{Script=Arabic}/u;
const links = new Set('of de d du des a para pour en from لل من'.split(' '));
/** What is no thing to carry: people, matters, times, and what a message asks for. */
const notThings = new PhraseSet({
  other:
    'more, mas, lagi, veel, wife, husband, kid, kids, son, daughter, baby, mum, mom, dad, mother, father, friend*, family, brother, sister, partner, flatmate*, boyfriend, girlfriend, people, person*, human, man, men, neighbour*, neighbor*, guy*, boss, team, crew, driver*, agent*, question*, doubt*, thing, things, stuff, bit, lot, lots, few, couple, bunch, idea, problem, issue*, reason, way, thanks, ' +
    'help, hand, look, chat, call*, email*, mail, message, text, copy, link, name, number, address, postcode, phone, time*, date*, day*, week*, month*, year*, hour*, minute*, morning, afternoon, evening, weekend, today, tomorrow, quote*, price*, survey, visit, estimate, discount, deposit, receipt, invoice, refund, visa*, permit*, passport*, licen*, tax*, duty, paper*, document*, insurance, cover, storage, packing, parking, ' +
    'stair*, lift, floor*, elevator, garden, garage, loft, attic, basement, shed, balcony, kitchen, room*, bedroom*, bathroom*, stop*, stopover, pickup, drop off, job, school*, work, office, flat, house*, home*, apartment*, change*, mistake, date, deadline, rush, hurry, headache, nightmare, bad, good, great, van, lorry, truck, container, half, quarter, ' +
    'mujer, marido, esposa, hijo*, hija*, hermano*, familia, amigo*, pareja, persona*, pregunta*, duda*, cosa*, problema*, ayuda, llamada, correo, mensaje, nombre, numero, telefono, direccion, vez, dia*, semana*, mes, meses, ano*, hora*, rato, presupuesto*, precio*, visita, descuento, visado*, permiso*, piso*, casa*, cuarto*, ascensor, garaje, jardin, trastero, ' +
    'femme, mari, enfant*, fils, fille, frere*, soeur*, famille, ami*, question*, chose*, probleme*, aide, appel, message, nom, numero, telephone, adresse, fois, jour*, semaine*, mois, an, ans, heure*, devis, prix, visite, remise, visa*, etage*, ascenseur, garage, jardin, cave, maison*, appart*, ' +
    'isteri, suami, anak*, keluarga, kawan*, orang, soalan*, masalah, bantuan, panggilan, mesej, nama, nombor, telefon, alamat, kali, hari, minggu, bulan, tahun, jam, harga, diskaun, rumah, bilik, tingkat, lif, ' +
    'naine, mees, laps*, laste*, pere, sober, sobra*, kusimus*, asi, asju, probleem*, abi, kone, sonum, nimi, number, telefon, aadress, kord, paev*, nadal*, kuu, aasta*, tund*, hind, hinda, hinnapakku*, allahindlus, maja, korter*, tuba, korrus*, lift, ' +
    'اقول, اقولك, اقولكم, اخبركم, اذكر, زوجتي, زوجي, ابن*, بنت*, عائل*, صديق*, سؤال*, استفسار*, شي, شيء, اشياء, مشكله*, مساعده, مكالمه, رساله, اسم*, رقم*, هاتف*, عنوان*, مره, يوم*, اسبوع*, شهر*, سنه, ساعه*, سعر*, خصم, بيت*, شقه*, غرف*, طابق, مصعد, وقت, موعد*',
});
const matters = new Set([
  ...[
    'price',
    'quote',
    'move',
    'home',
    'pack',
    'insurance',
    'address',
    'ready',
    'plan',
    'abroad',
    'customs',
    'residence',
  ],
  ...['living', 'documents', 'person', 'hello', 'thanks', 'complaint', 'company', 'when', 'affects', 'emergency'],
  ...['othersData', 'unlawful', 'truck', 'pets', 'car'],
]);
const mostWords = 4;
const leastLetters = 4;

/** "The loom too", "and the dog crate and the fridge": beside another thing, or with "too", the definite article names a thing. */
function isSurelyTold(words: readonly SentenceWord[], { from, name, to }: Phrase): boolean {
  if (!definite.has(words[from]?.plain ?? '')) return true;
  const isToo = adding.find(words).some((one) => one.label === 'too' && one.from === to);
  const isBesideThing = findThings(words).some((thing) => thing.to <= name || thing.from >= to);
  return isToo || (isBesideThing && beginsAdding(words));
}

/** Animals, vehicles and special items are facts of their own. */
const isFact = ({ kind }: Thing): boolean =>
  itemOfKind(kind) !== undefined || thingKinds[kind] === 'animal' || thingKinds[kind] === 'vehicle';

const startsClause = (words: readonly SentenceWord[], at: number): boolean =>
  at === 0 || words[at]?.followsMark === true;

interface Phrase extends Clause {
  /** Where the name itself begins. */
  readonly name: number;
}

/** The name of a thing that begins here: up to the next mark, joint or word that adds. */
function phraseFrom(words: readonly SentenceWord[], from: number, needsArticle: boolean): Phrase | undefined {
  const first = words[from]?.plain ?? '';
  const isCounted = determiners.has(first) || definite.has(first) || numberOfThings(first) !== undefined;
  if (!isCounted && (needsArticle || !withoutArticles.test(first))) return undefined;
  const name = isCounted ? from + 1 : from;
  const ends = adding.find(words).map((one) => one.from);
  let to = name;
  while (to < words.length && !(to > from && words[to]?.followsMark) && !(to > name && ends.includes(to))) to++;
  return to > name && to - name <= mostWords ? { from, name, to } : undefined;
}

function phrasesIn(words: readonly SentenceWord[]): Phrase[] {
  const added = adding.find(words).flatMap(({ label, from, to }) => {
    const isFirst = label === 'add' && !words[to]?.followsMark;
    return isFirst ? (phraseFrom(words, to, !withoutArticles.test(words[from]?.plain ?? '')) ?? []) : [];
  });
  const behind = words.flatMap((_, at) => {
    const phrase = startsClause(words, at) ? phraseFrom(words, at, true) : undefined;
    const isToo = phrase && adding.find(words).some(({ label, from }) => label === 'too' && from === phrase.to);
    return isToo ? [phrase] : [];
  });
  return [...added, ...behind];
}

function isThing(words: readonly SentenceWord[], { name, to }: Phrase): boolean {
  const own = words.slice(name, to);
  const last = own.at(-1);
  // A dog is a fact of its own, and its crate is none.
  const isOfPet = own.length > 1;
  const isKnown =
    notThings.has(own) || concepts.find(own).some(({ label }) => matters.has(label) && !(isOfPet && label === 'pets'));
  const talk = commonWords.find(own).filter(({ from }) => !links.has(own[from]?.plain ?? ''));
  const isNumber = own.some(({ plain }) => /^\d/.test(plain) || numberOfThings(plain) !== undefined);
  return !isKnown && !isNumber && talk.length === 0 && (last?.plain.length ?? 0) >= leastLetters;
}

/**
 * Things that come along and that no list knows: "plus my spiral dough mixer", "une ruche aussi". They are kept in the
 * visitor's words, for a person of the company to look at.
 */
export function unknownThings(words: readonly SentenceWord[], isRead: (at: number) => boolean): Clause[] {
  const known = findThings(words).filter(isFact);
  return phrasesIn(words).flatMap((phrase) => {
    const { name, from, to } = phrase;
    const overlaps = known.some((thing) => thing.from < to && name < thing.to);
    const isFree = Array.from({ length: to - name }, (_, at) => name + at).every((at) => !isRead(at));
    return isFree && !overlaps && isThing(words, phrase) && isSurelyTold(words, phrase) ? [{ from, to }] : [];
  });
}
