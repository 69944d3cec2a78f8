import type { OpenQuestion, Slots } from '@meg/shared/contract/understanding';
import { asksHowMuch, saysWait } from '../../../asked/few-words.js';
import { plainQuestion } from '../../../asked/price-topics.js';
import { monthWords } from '../../../text/month-names.js';
import { barePlace } from '../bare-place.js';
import { concepts } from '../classifier/concepts.js';
import { contactWish } from '../contact-wish/contact-wish.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { readSentence, type Sentence, type SentenceWord, withAsciiDigits } from '../sentence.js';
import { findWeekday } from '../slots/dates/weekday.js';
import { partsLeft } from '../slots/homes/parts-left.js';
import { thingsIn } from '../slots/things/inventory.js';
import { isSmallTalk } from '../sure-intents/only-facts.js';
import { asksForPerson } from '../sure-intents/person-words.js';
import { withPhone } from './phone-reply.js';
import { yesOrNo } from './yes-no.js';

type Form = Extract<OpenQuestion, { kind: 'form' }>;
type Field = Form['fields'][number];
type End = 'origin' | 'destination';

const endOf: Readonly<Partial<Record<Field, End>>> = { originCity: 'origin', destinationCity: 'destination' };
const mostNameWords = 4;
/** Words before a name in an answer to a form. */
const nameLeads = new PhraseSet({
  lead: 'it s, its, it is, i m, im, i am, name, my name, the name is, name is, es, soy, c est, moi c est, nama, saya, olen, nimi, انا, اسمي, هو',
});
const notNames = new PhraseSet({
  word:
    'why, what, how, when, where, who, do, does, is, are, can, could, would, should, will, need, want, help, price, quote, cost, phone, email, number, person, human, agent, somebody, someone, hello, hi, hey, thanks, ' +
    'yes, no, ok, okay, not, just, only, please, the, my, your, you, it, that, this, i, we, in, on, at, to, from, for, with, por que, que, como, cuando, precio, hola, gracias, no, si, persona, pourquoi, quoi, comment, prix, bonjour, merci, ' +
    'oui, non, personne, kenapa, apa, bagaimana, harga, ya, tidak, terima kasih, orang, miks, mis, kuidas, hind, tere, aitah, jah, ei, inimene, لماذا, ماذا, كيف, كم, سعر, مرحبا, شكرا, نعم, لا, شخص, pues, vale, bueno, venga, alors, ben, خلاص, طيب, ماشي, تمام, wait, stop, boxes, bedroom*, house, flat, later, ' +
    'expensive, cheap, refuse, private, none, nothing, nobody, never, idea, know, sure, sorry, wow, ouch, gosh, omg, damn, wtf, lol, haha, hmm, oh, ah, ay, uf, uff, ufff, vaya, caro, cara, carisimo, madre mia, dios, oh la la, ouh la, la vache, cher, chere, dis donc, mince, zut, mahal*, alamak, fuh, aduh, wah, fuyoo, gila, kallis, kallid, vau, oi, oih, appi, issand, jumal, غالي, غاليه, واو, اوف, والله, ياه, يا الهي, كتير, كثير, جدا, نار, too much, actually, maybe, moving, move, leave, business, rude, stupid, seriously, ' +
    'howmuch, how much, hows, how s, whats, what s, wats, wot, wots, whos, who s, wheres, where s, whens, when s, cuantoes, cquoi, cest quoi, apani, mison, ايش, شو, وش, demurrage, ' +
    'oops, ops, ooops, whoops, sori, mistake, typo, correction, silap, tersilap, maaf, tunggu, perdon, perdona, perdone, disculpa, disculpe, espera, pardon, excuse*, desole, desolee, attends, attendez, oups, vabandust, vabanda*, oota, ups, عفوا, اسف, اسفه, معليش, معلش, غلط, انتظر, استني',
});

/** Who answers, agrees, refuses, tells or orders says these, be it in one word: "continue", "looks right", "071 911 2233 then". */
const notNamesUntitled = new PhraseSet({
  word:
    'continue, confirm, confirmed, submit, send, proceed, carry, go, going, gone, goes, ahead, next, then, done, finish, finished, look, looks, sound, sounds, seem, seems, right, correct, exactly, perfect, great, good, fine, cool, agreed, accept, thats, that s, these, those, all, everything, same, again, also, too, already, have, has, had, give, gave, got, get, put, use, save, keep, take, tell, told, say, said, see, mean, like, was, were, did, done, if, of, as, than, about, there, here, s, re, am, ' +
    'continua, continuar, continue, confirma, confirmar, confirmo, enviar, envia, seguir, sigue, sigamos, adelante, siguiente, listo, lista, correcto, exacto, perfecto, bien, esta, estan, estoy, es, son, soy yo, entonces, todo, todos, todas, ya, tambien, asi, eso, esto, tengo, tiene, doy, dar, pon, usa, mandar, manda, prefiero, ' +
    'continuer, continuez, confirmer, confirme, envoyer, envoyez, valider, valide, suivant, suite, allez, vas y, parfait, exact, exactement, correct, bien, bon, bonne, est, sont, ca, cela, c est, alors, donc, tout, tous, toutes, deja, aussi, ai, avez, donner, donne, mettez, mets, prefere, ' +
    'teruskan, terus, sambung, hantar, sahkan, betul, tepat, okey, siap, dah, sudah, semua, itu, ini, tu, ni, je, saja, juga, ada, bagi, beri, nak, mahu, lah, jom, ' +
    'jatka, jatkame, edasi, kinnita, kinnitan, saada, oige, oiged, korras, sobib, hasti, valmis, siis, koik, see, need, on, ka, juba, annan, pane, lahme, taiesti, tapselt, ' +
    'استمر, كمل, كملي, تابع, اكمل, ارسل, تاكيد, صحيح, صح, مضبوط, تمام, كويس, يلا, هيا, اذن, طيب, كل, كلها, كله, هذا, هذه, هذي, ايضا, كمان, ابي, ابغي, ابغى, اريد, بدي, عايز, اعطي*, رقمي, رقم, ايميل, الايميل, بس, فقط, ما, مش, مو, بدون',
  month: monthWords.join(', '),
});
const isTitled = (own: readonly SentenceWord[]): boolean =>
  own.length > 1 && own.every(({ typed }) => /^\p{Lu}/u.test(typed));

/** Whether the words are an answer, a question or an order. "Ann Price" and "Will Carter" are people. */
function isNoName(own: readonly SentenceWord[]): boolean {
  if (!isTitled(own)) return notNames.has(own) || notNamesUntitled.has(own);
  const isSmall = (word: SentenceWord) => notNames.has([word]) || notNamesUntitled.has([word]);
  return own.every(isSmall) || (own[0]?.plain !== 'will' && notNames.has(own.slice(0, 1)));
}

/** In small letters these say when or how large, and name nobody: "first week", "second half", "small flat". */
const aboutMove = new PhraseSet({
  word:
    'first, second, third, last, next, half, week*, weekend*, day, days, month*, year*, morning*, afternoon*, evening*, early, mid, middle, end, beginning, soon, asap, tonight, small, big, medium, large, whole, part, both, same, other, either, ' +
    'primer*, segund*, tercer*, ultim*, proxim*, semana*, fin de semana, dia, dias, mes, meses, tarde, principios, mediados, finales, pronto, pequen*, grande*, mediano, mediana, entero, entera, ' +
    'premier*, deuxieme, troisieme, dernier*, prochain*, semaine*, jour, jours, mois, matin, soir, debut, milieu, fin, bientot, petit*, grand, grande, moyen, moyenne, entier, entiere, ' +
    'pertama, kedua, ketiga, terakhir, minggu, hujung, hari, bulan, tahun, pagi, petang, malam, awal, akhir, pertengahan, segera, kecil, besar, sederhana, esime*, teine, teisel, kolmas, kolmandal, viima*, jargmi*, nadal*, paev, paeval, kuu, kuus, aasta, hommik*, ohtu*, algus*, lopus, keskel, varsti, vaike, suur, keskmine, ' +
    'اول, الاول, ثاني, الثاني, ثالث, الثالث, اخر, الاخير, القادم, اسبوع, الاسبوع, يوم, شهر, الشهر, صباح*, مساء, قريبا, صغير, صغيره, كبير, كبيره',
});

/** What stands beside an address or a number and is nobody: "best number", "soy de Madrid", "it's urgent". */
const noPerson = new PhraseSet({
  word:
    'tlf, tlfn, tfno, tfn, telf, tlfno, cel, celu, mob, ph, phone no, fone, hp, fon, num, numb, nr, no tel, notel, tal, gsm, جوال, تلفون, تليفون, موبايل, موبيل, هاتف, تلفوني, موبايلي, ' +
    'best, mobile, cell, tel, mail, e mail, whatsapp, address, urgent, here, ready, fine, good, easier, better, new, contact, reach, call, text, ring, send, write, correo, movil, numero, telefono, direccion, escribe*, llama*, aqui, urgente, de, del, en, ' +
    'portable, numero, adresse, contact, ecrivez, appelez, rappelez, ici, du, d, a, nombor, emel, telefon, hubungi, sini, dari, di, telefoninumber, number, meil, meiliaadress, helista*, kirjuta*, siin, رقمي, رقم, ايميلي, ايميل, بريدي, جوالي, هاتفي, من, في, هنا, واتساب',
});
const isNoPerson = (words: readonly SentenceWord[]): boolean =>
  noPerson.find(words.slice(0, 1)).length > 0 && !/^\p{Lu}$/u.test(words[0]?.typed ?? '');

/** The text without an email, a number to call and the marks around them. */
function withoutContact({ text }: Sentence, slots: Slots): Sentence {
  const rest = [slots.email?.value, slots.phone?.value].reduce<string>(
    (left, said) => (said === undefined ? left : withAsciiDigits(left).replace(said, ' , ')),
    text,
  );
  return readSentence(rest.replace(/^[\s,;.:-]+|[\s,;.:!-]+$/g, ''));
}

/** "Ben Hall" is a name, where "ben" alone is a French "well". */
const withoutBen = (own: readonly SentenceWord[]): readonly SentenceWord[] =>
  own.length > 1 && own[0]?.plain === 'ben' ? own.slice(1) : own;

function nameIn(sentence: Sentence): Slots['name'] {
  const lead = nameLeads.find(sentence.words).find(({ from }) => from === 0);
  const words = sentence.words.slice(lead?.to ?? 0);
  const until = words.findIndex(({ followsMark }, at) => at > 0 && followsMark);
  const own = until === -1 ? words : words.slice(0, until);
  const isName =
    own.length > 0 && own.length <= mostNameWords && own.every(({ typed }) => /^[\p{L}\p{M}]+$/u.test(typed));
  if (!isName || /[?؟]|!{2}/u.test(sentence.text) || isNoName(withoutBen(own)) || isNoPerson(own) || yesOrNo(own))
    return undefined;
  // "Kejap eh" and "brp".
  if (saysWait(plainQuestion(sentence.text)) || asksHowMuch(plainQuestion(sentence.text))) return undefined;
  // "Mis on hind" and "price first" are about a matter; "Mark Price" is not.
  if (concepts.has(own) && !own.every(({ typed }) => /^\p{Lu}/u.test(typed))) return undefined;
  if (tellsOfThings(own) || (!own.every(({ typed }) => /^\p{Lu}/u.test(typed)) && aboutMove.has(own))) return undefined;
  // "Oh no way": in small letters, small words make a sentence and no name.
  if (own.length > 1 && /^\p{Ll}/u.test(own[0]?.typed ?? '') && isSmallTalk(own)) return undefined;
  const [first, last] = [own[0] as SentenceWord, own.at(-1) as SentenceWord];
  return { value: sentence.text.slice(first.start, last.end), confidence: 0.8 };
}

/** "The sofa stays" tells of a thing; a name alone that is also one, as Estonian "Kast", does not. */
const tellsOfThings = (own: readonly SentenceWord[]): boolean =>
  own.length > 1 &&
  !own.every(({ typed }) => /^\p{Lu}/u.test(typed)) &&
  (thingsIn(own).length > 0 || partsLeft(own).length > 0);

/** "Ines Carvalho" at the card of a person: nothing but a name, written as one. */
export function writtenName({ sentence, read, today }: MessageContext): Pick<Slots, 'name'> {
  const isTime = aboutMove.has(sentence.words) || findWeekday(sentence.words, today) !== undefined;
  const isTold = isTime || Object.keys(read.found.slots).length > 0 || read.countries.length > 0;
  const name = isTold || !isTitled(sentence.words) || isAboutContact(sentence) ? undefined : nameIn(sentence);
  return name ? { name } : {};
}

const mostWordsAround = 3;

/** Beside an address or a number stands whose it is: "its Jo Brown 07700 900123", whatever is asked at that moment. */
export function nameBesideContact({ sentence, read }: MessageContext): Slots['name'] {
  const { slots } = read.found;
  if (slots.name || !(slots.email ?? slots.phone)) return slots.name;
  const clauses = withoutContact(sentence, slots)
    .text.split(/[,;:.!\n]+/u)
    .map((clause) => readSentence(clause.trim()));
  const said = clauses.filter(({ words }) => words.length > 0);
  const isAlone =
    said.length === 1 &&
    !isAboutContact(sentence) &&
    Object.keys(slots).every((fact) => fact === 'email' || fact === 'phone');
  return said.flatMap((clause) => {
    const { words, text } = clause;
    const lead = nameLeads.find(words).find(({ from }) => from === 0);
    const isWritten = words.every(({ typed }) => /^\p{Lu}/u.test(typed));
    const isMeant = lead || isWritten || (isAlone && words.length <= mostWordsAround && !concepts.has(words));
    return (isMeant && text !== '' && nameIn(clause)) || [];
  })[0];
}

/** The city field that a bare name fills: the first that is asked for and not known. */
function emptyEnd({ fields }: Form, { move, read }: MessageContext): End | undefined {
  const asked = fields.flatMap((field) => endOf[field] ?? []);
  const open = asked.filter((end) => !move[`${end}City`] && !read.found.slots[end]);
  return open[0] ?? asked.at(-1);
}

/** What a bare answer fills in the form that is open: a name, a number, an address, a city. */
export function formSlots(context: MessageContext, form: Form): Partial<Slots> {
  const { sentence, read } = context;
  const { slots } = read.found;
  const has = (field: Field) => form.fields.includes(field);
  const rest = withoutContact(sentence, slots);
  const end = emptyEnd(form, context);
  const isOneCity = !(slots.origin && slots.destination);
  const place =
    end && isOneCity
      ? barePlace({ ...context, request: { ...context.request, sentence: rest } }, rest.words, 0.9)
      : undefined;
  const isName = !place && !slots.name && has('name') && !isAboutMove(slots) && !isAboutContact(sentence);
  const name = isName ? nameIn(rest) : undefined;
  const filled = { ...(has('phone') && withPhone(context)), ...(name && { name }) };
  if (!place || !end) return filled;
  const meant = saidEnd(slots, place) ?? end;
  const other = meant === 'origin' ? 'destination' : 'origin';
  return { ...filled, [meant]: place, ...(isSame(slots[other], place) && { [other]: undefined }) };
}

const isAboutContact = (sentence: Sentence): boolean => asksForPerson(sentence) || contactWish(sentence) !== undefined;

const isSame = (one: Slots['origin'], other: Slots['origin']): boolean =>
  one !== undefined && other !== undefined && one.value === other.value;

const isAboutMove = ({ name: _name, email: _email, phone: _phone, ...facts }: Slots): boolean =>
  Object.keys(facts).length > 0;

/** "From Leeds" says its end by itself. */
const saidEnd = (slots: Slots, place: NonNullable<Slots['origin']>): End | undefined =>
  (['origin', 'destination'] as const).find((end) => isSame(slots[end], place) && (slots[end]?.confidence ?? 0) > 0.9);
