import type { Guess } from '../ask-back.js';
import { asksCompany, asksSomething } from '../classifier/asking-words.js';
import { PhraseSet } from '../phrase-set.js';
import type { ReadMessage } from '../read-message.js';
import type { Sentence, SentenceWord } from '../sentence.js';
import { asksIfTooLate } from '../slots/dates/acts-of-visitor.js';
import { asksForWorkOnThings } from '../slots/things/handled-things.js';
import { complaintWords, onlyOrders, speaksOfThem } from './innocent-words.js';

/** Only of this share is a complaint believed that has none of its words, where nobody is spoken of who could be blamed. */
const sureComplaint = 0.97;

/** Words of a complaint with which one also asks beforehand: "is it a scam", "is the deposit refundable". */
const beforehand = new PhraseSet({
  word:
    'scam*, fraud, refund*, late, delayed, missing, damaged my, broken, lawyer, manager, estafa*, reembolso*, devolu*, tarde, roto, rota, rotos, arnaque*, rembours*, retard*, casse, perdu*, ' +
    'tipu*, penipu*, bayar balik, pulangkan wang, lambat, lewat, hilang*, pettus*, pettur*, raha tagasi, tagasimakse*, hilines*, katki tegi*, نصب, احتيال, نصاب*, استرداد*, استرجاع, ارجاع, تاخر*, متاخر*, مكسور*',
});

/** Yes or no is asked; "when do I get my refund" is for a person. */
const asksWhether = new PhraseSet({
  asks: 'is it, is this, is that, is the, is a, are you, are u, do you, can i, can we, could i, could we, do i, do we, would i, will i, es una, es esto, esto es, es un, sois, son una, puedo, podemos, se puede, es reembolsable, c est une, est ce, est il, est elle, etes vous, puis je, peut on, adakah, boleh, bolehkah, kas, هل',
});
const joints = new Set('and but so ok hi hello y e pero et mais alors dan tapi ja aga و'.split(' '));

const asksAtFirst = ({ words }: Sentence): boolean =>
  asksWhether.find(words).some(({ from }) => from === 0 || (from === 1 && joints.has(words[0]?.plain ?? '')));

/** "The piano is ruined, so no piano": why a thing does not come, and nobody is blamed. */
const broken = new PhraseSet({
  broken:
    'is ruined, is broken, is damaged, is wrecked, is gone, got ruined, got wet, are ruined, are broken, are gone, was ruined, se rompio, esta roto, esta rota, se estropeo, esta estropead*, esta arruinad*, est casse, est cassee, est fichu, est foutu, est abime, est abimee, sudah rosak, dah rosak, rosak, on katki, laks katki, on rikutud, on labi, خرب, خربت, انكسر, انكسرت, تالف, تالفه, باظ, باظت',
});
const therefore = new PhraseSet({
  so: 'so no, so not, so we leave, so i leave, so leave, so drop, so forget, so scrap, so that stays, so it stays, so it s not, asi que no, asi que sin, por eso no, donc pas, donc plus, donc sans, donc on laisse, alors pas, jadi tak, jadi tiada, jadi tanpa, seega ei, seega mitte, nii et ei, nii et ilma, فما, فلا, فبدون, يعني بدون, يعني ما, عشان كده مش, لذلك لا',
});

const tellsWhyItStays = (words: Sentence['words']): boolean => broken.has(words) && therefore.has(words);

export function complains({ context: { sentence }, slots }: ReadMessage): boolean {
  if (asksIfTooLate(sentence) || tellsWhyItStays(sentence.words)) return false;
  const words = complaintWords(sentence.words, slots.leftOut !== undefined);
  if (!asksAtFirst(sentence)) return words.length > 0;
  const asked = beforehand.find(sentence.words);
  return words.some(({ from, to }) => !asked.some((one) => one.from <= from && one.to >= to));
}

/** "Can I get my deposit back", "is this a scam or not": only asked, with no word of a complaint but these. */
const onlyAsks = (message: ReadMessage): boolean =>
  asksIfTooLate(message.context.sentence) ||
  (asksAtFirst(message.context.sentence) && beforehand.has(message.context.sentence.words) && !complains(message));

/** "No, Hull", "dunno yet" and "and take them back after" sound cross to a classifier. */
function isNoComplaint(message: ReadMessage, share: number): boolean {
  const { move, asking, sentence } = message.context;
  if (complains(message)) return false;
  const tellsOfMove = Object.keys(move).length > 0 || asking?.kind === 'detail' || asking?.kind === 'form';
  const isUnsure = share < sureComplaint && (tellsOfMove || asksCompany(sentence) || !speaksOfThem(sentence.words));
  return isUnsure || tellsWhyItStays(sentence.words) || onlyOrders(sentence.words) || asksForWorkOnThings(sentence);
}

const ready = new PhraseSet({
  ready: 'ready, listo, lista, listos, listas, pret, prete, prets, pretes, siap, sedia, valmis, valmid, جاهز*',
});
const things = new PhraseSet({
  thing:
    'key, keys, house, flat, apartment, home, place, room, papers, paperwork, documents, visa, visas, boxes, things, building, contract, lease, ' +
    'llave, llaves, casa, piso, apartamento, papeles, documentos, visado, cajas, cosas, cle, cles, clef, clefs, maison, appartement, logement, papiers, dossier, cartons, affaires, ' +
    'kunci, rumah, dokumen, surat, barang, kotak, votmed, voti, maja, korter, paberid, dokumendid, viisa, kastid, asjad, مفتاح, مفاتيح, بيت, شقه, منزل, اوراق, تاشيره, اغراض',
});
const reach = 5;

/** "The keys aren't ready": something is ready, and nobody asks how ready they are. */
export function isReadyThing({ words }: Sentence): boolean {
  const near = (from: number): SentenceWord[] => words.slice(Math.max(0, from - reach), from + reach);
  return ready.find(words).some(({ from }) => things.has(near(from)));
}

const lookedUp: Guess = { intent: 'general', share: 0.6 };

/** Without the guesses that the words of the message speak against. */
export function withoutMistaken(message: ReadMessage, guesses: readonly Guess[]): readonly Guess[] {
  const kept = guesses.filter(({ intent, share }) => {
    if (intent === 'complaint') return !isNoComplaint(message, share) && !onlyAsks(message);
    return intent !== 'readiness' || !isReadyThing(message.context.sentence);
  });
  // Of a question that only sounded like the test or a complaint, the classifier knows nothing: it is looked up.
  const [first] = guesses;
  const isLookedUp = first !== kept[0] && (first?.intent === 'readiness' || onlyAsks(message));
  return isLookedUp && (onlyAsks(message) || asksSomething(message.context.sentence)) ? [lookedUp, ...kept] : kept;
}
