import { withheldContact } from '../../../asked/withheld-contact.js';
import { findClockTime } from '../open-question/clock-time.js';
import { PhraseSet } from '../phrase-set.js';
import { readSentence, type Sentence, type SentenceWord } from '../sentence.js';

type Words = readonly SentenceWord[];
type Way = 'calls' | 'writing';

export interface ContactWish {
  /** What it is about most. */
  readonly by: 'email' | 'phone';
  readonly text: string;
  /** "Not before 8" names no time to call at. */
  readonly isRefusal: boolean;
}

const ways = new PhraseSet<Way>({
  calls:
    'call, calls, calling, phone, phones, phoning, ring, rings, ringing, telephone, mobile, landline, voicemail, llamada*, llamar, llamarme, llamen, llameis, llameme, llames, llame, telefono, movil, fijo, appel*, appeler, rappel*, telephone*, telephoner, portable, fixe, ' +
    'panggil*, telefon*, hubungi, helista*, kone, konesid, konet, kõne*, mobiilile, تتصل*, اتصل*, اتصال*, مكالم*, هاتف, تلفون, الجوال, تكلم*, تدق*',
  writing:
    'email, emails, e mail, mail, text, texts, texting, sms, message, messages, whatsapp, whats app, in writing, correo, email, mensaje*, whatsapp, wasap, guasap, por escrito, courriel, mail, texto, textos, message*, par ecrit, ' +
    'emel, mesej, wasap, bertulis, meil*, e post*, sonum*, kirjalikult, whatsappi*, ايميل, الايميل, بريد, البريد, رساله, رسائل, واتساب, واتس, كتابه',
});
const only = new PhraseSet({
  only:
    'everything by, everything in, everything via, all by, todo por, todo en, tout par, semua melalui, semua guna, koik meili, kogu suhtlus, كل شي بال*, كل شيء عبر, only, just, rather, instead of, prefer, prefers, preferably, better, best, solo, solamente, unicamente, mejor, prefiero, preferiria, mas bien, seulement, uniquement, que par, plutot, prefere, mieux, ' +
    'sahaja, saja, je, lebih suka, lebih baik, ainult, eelistan, parem, pigem, فقط, بس, افضل, الافضل, احسن',
});
const refusals = new PhraseSet({
  no: 'make sure nobody, make sure no one, make sure noone, so nobody, so that nobody, so that no one, que nadie, pour que personne, que personne, pastikan tiada siapa, et keegi ei, حتى لا, ان لا, no, not, never, dont, don t, do not, don, without, sin, nada de, nunca, pas, pas d, jamais, ne m, ne me, jangan, tak nak, taknak, tak mahu, bukan, mitte, ara, arge, لا, بدون, ما, مو, مش, بلا',
});
const times = new PhraseSet({
  time:
    'before, after, until, till, between, from, earlier than, later than, evenings, mornings, afternoons, weekends, weekdays, weekend, in the morning, in the evening, in the afternoon, at work, during work, work hours, antes de, antes de las, despues de, despues de las, a partir de, entre, hasta, por la manana, por la tarde, por la noche, fin de semana, en el trabajo, ' +
    'avant, apres, a partir de, entre, jusqu, le matin, le soir, l apres midi, le week end, le weekend, au travail, au bureau, sebelum, selepas, lepas, antara, waktu pagi, waktu malam, waktu petang, hujung minggu, di tempat kerja, waktu kerja, masa kerja, ' +
    'enne, parast, peale, vahel, hommikuti, ohtuti, nadalavahetus*, tool, tooajal, too juures, قبل, بعد, بين, الصباح, المساء, الصبح, المسا, نهايه الاسبوع, في العمل, بالشغل, الدوام, وقت الدوام',
});
const places = new PhraseSet({
  work: 'at work, at the office, at home, during work, work hours, en el trabajo, en la oficina, en casa, au travail, au bureau, a la maison, di tempat kerja, di pejabat, waktu kerja, masa kerja, di rumah, tool, tooajal, too juures, في العمل, بالشغل, الدوام, وقت الدوام, في البيت',
});
const small = new PhraseSet({
  small:
    'please, pls, me, my, i, is, s, it, the, a, on, best, better, for, that, works, ok, thanks, you, can, could, will, would, do, only, good, free, available, am, pm, at, by, to, or, and, t, contact, reach, por favor, me, es, mejor, solo, la, las, el, los, de, del, y, puedo, estoy, libre, disponible, horas, ' +
    's il vous plait, svp, c est, mieux, je, suis, libre, disponible, la, le, l, les, de, d, par, et, h, heures, moi, tolong, saya, sahaja, boleh, ya, pukul, dan, palun, mul, mulle, ainult, kella, kell, sobib, olen, ja, من فضلك, لو سمحتم, فقط, بس, الساعه, انا, و, على, علي, بي, فيني, افضل, الافضل',
});
/** "I won't give my phone number" is about what the form asks for. */
const giving = new PhraseSet({
  give: 'give, giving, share, sharing, leave, hand over, need my, number, numbers, price, quote, dar, doy, dejar, compartir, numero, precio, donner, donne, laisser, numero, prix, bagi, beri, nombor, harga, anda, annan, jagada, numbrit, hind, hinda, اعطي, اعطيكم, اعطيك, رقمي, رقم, السعر',
});
/** "Don't ring my home number" gives none. */
const ownNumbers = new PhraseSet({
  number:
    'home number, work number, office number, old number, other number, landline number, this number, that number, numero de casa, numero del trabajo, numero fijo, este numero, numero de la maison, numero du travail, numero fixe, ce numero, nombor rumah, nombor pejabat, nombor ini, kodunumbri*, toonumbri*, sellel numbril, رقم البيت, رقم المنزل, رقم العمل, هذا الرقم',
});
/** Who cannot talk on the phone. */
const unable = new PhraseSet({
  unable:
    'deaf, hard of hearing, hearing impaired, hearing loss, can t hear, cant hear, calls are hard, calls are difficult, phones are hard, phone is hard, can t do calls, cant do calls, can t do phone, cant do phone, hate phone calls, hate the phone, hate calls, phone anxiety, struggle with phone, struggle with calls, struggle on the phone, can t speak on the phone, cant speak on the phone, ' +
    'sordo, sorda, no oigo, problemas de audicion, me cuesta hablar por telefono, me cuestan las llamadas, no puedo hablar por telefono, sourd, sourde, malentendant, malentendante, j entends mal, du mal au telephone, du mal avec le telephone, du mal avec les appels, ne peux pas telephoner, ' +
    'pekak, kurang pendengaran, susah dengar, susah nak bercakap telefon, tak boleh bercakap telefon, kurt, vaegkuulja, kuulen halvasti, telefonikoned on rasked, ei saa telefoniga raakida, اصم, صماء, ضعيف السمع, ضعيفه السمع, لا اسمع, المكالمات صعبه, الاتصال صعب علي, لا استطيع التحدث بالهاتف',
});
/** "Can you make sure that nobody rings" is a wish, and no question. */
const requests = new PhraseSet({
  request:
    'can you, could you, can u, could u, would you, will you, please, podeis, podrias, puedes, pueden, por favor, pouvez vous, pourriez vous, peux tu, boleh tak, boleh, tolong, kas saate, kas saaksite, palun, ممكن, هل يمكنكم, لو سمحتم',
});

/** "Do you do weekends?" is about the company's hours, and "no answer on the phone" about its number. */
const ofCompany = new PhraseSet({
  asked:
    'do you, do u, do ya, are you, are u, r u, you guys, no answer, nobody answers, doesn t answer, not answering, trabajais, trabajan, haceis, hacen, abris, abren, no contesta*, nadie contesta, faites vous, vous faites, travaillez, vous travaillez, ouvrez, repond pas, pas de reponse, ' +
    'ada buat, awak buat, anda buat, ada kerja, buka, tak jawab, tak berjawab, tak angkat, kas te, kas tootate, teete, tootate, ei vasta*, تعملون, تشتغلون, بتشتغلوا, عندكم, لا يرد, لا يجيب, ما يرد, ما في رد',
});
/** "Vous appelez pas chez moi": spoken French has its "not" behind the call. */
const refusedAfter = new PhraseSet({
  no: 'appelez pas, appelle pas, appeler pas, rappelez pas, rappelle pas, telephonez pas, appelez jamais, appelle jamais, rappelez jamais',
});
const mostWords = 14;
const mostForTime = 8;
const reach = 3;

const plainOf = (words: Words): string => words.map(({ plain }) => plain).join(' ');

/** "Don't ring me", "sin llamadas": one that refuses is no wish for a call. */
export function refusesCalls(words: Words): boolean {
  if (unable.has(words) || refusedAfter.has(words)) return true;
  const calls = ways.find(words).filter(({ label }) => label === 'calls');
  return refusals
    .find(words)
    .some(({ from, to }) =>
      calls.some((call) => call.from >= to && call.from - to <= reach && isOneClause(words, from, call.from)),
    );
}

const isOneClause = (words: Words, from: number, to: number): boolean =>
  words.slice(from + 1, to + 1).every(({ followsMark }) => !followsMark);

/** The words say nothing but a time and when it suits: "not before 8", "after 6pm is best". */
function saysOnlyTime(words: Words): boolean {
  if (words.length > mostForTime || !times.has(words)) return false;
  const covered = new Set<number>();
  for (const set of [only, refusals, times, small, ways, dayParts])
    for (const { from, to } of set.find(words)) for (let at = from; at < to; at++) covered.add(at);
  return words.every(({ plain }, at) => covered.has(at) || /^\d{1,2}(?:am|pm|h|h?\d\d)?$/.test(plain));
}

const dayParts = new PhraseSet({
  part: 'morning*, evening*, afternoon*, noon, work, weekday*, weekend*, manana*, tarde*, noche*, matin, soir, midi, pagi, petang, malam, hommik*, ohtu*, louna*, صباح, مساء, ظهر, العصر, المغرب',
});

/** Each sentence of a longer message, which may tell how to be reached beside other matters. */
const sentencesOf = ({ text, words }: Sentence): Sentence[] => {
  const parts = words.length > mostWords ? text.split(/(?<=[.!?؟…\n])\s+/u).filter((part) => part.trim() !== '') : [];
  return parts.length > 1 ? parts.map((part) => readSentence(part)) : [];
};

/**
 * How and when the visitor wants to hear from the company, in their own words: "email only", "text me, no calls", "not
 * before 8", "I'd rather not give a phone number". Undefined where the message says nothing of it.
 */
export function contactWish(sentence: Sentence): ContactWish | undefined {
  const parts = sentencesOf(sentence);
  if (parts.length === 0) return wishIn(sentence);
  const wishes = parts.flatMap((part) => wishIn(part) ?? []);
  // "I am deaf. Email only please": the way says more than the reason.
  return wishes.find(({ by }) => by === 'email') ?? wishes[0];
}

const noes = new Set(['no', 'non', 'tidak', 'tak', 'ei', 'لا']);

/** "No, phone" chooses the phone. */
const withoutFirstNo = (words: Words): Words =>
  noes.has(words[0]?.plain ?? '') && words[1]?.followsMark ? words.slice(1) : words;

function wishIn({ words, text }: Sentence): ContactWish | undefined {
  const withheld = withheldContact(` ${plainOf(withoutFirstNo(words))} `);
  if (withheld === 'email') return undefined;
  if (withheld === 'phone') return { by: 'email', text: text.trim(), isRefusal: true };
  const refuses = refusesCalls(words);
  const isAsked = /[?؟]/u.test(text) && !(refuses && requests.has(words));
  const wish = { text: text.trim(), isRefusal: true };
  if (!isAsked && words.length <= mostWords && givesOnlyAddress(words)) return { ...wish, by: 'email' };
  const isGiven = giving.has(words) && !(refuses && ownNumbers.has(words));
  if (words.length === 0 || words.length > mostWords || isAsked || isGiven) return undefined;
  if (ofCompany.has(words)) return undefined;
  const said = ways.find(words);
  const hasTime = findClockTime(words) !== undefined;
  const isWay =
    unable.has(words) || (said.length > 0 && (only.has(words) || refuses) && (isShortWish(words) || refuses));
  const isTime = (said.length > 0 && hasTime && times.has(words)) || saysOnlyTime(words);
  const isPlace = said.length > 0 && places.has(words) && (only.has(words) || refuses);
  if (!isWay && !isTime && !isPlace) return undefined;
  const isEmail = /\b(?:e ?mail|correo|courriel|mail|emel|meil)/.test(plainOf(words)) || /ايميل|بريد/.test(text);
  return {
    by: isEmail && !refusesEmail(words) ? 'email' : 'phone',
    text: text.trim(),
    isRefusal: refusals.has(words) || unable.has(words),
  };
}

/** "I won't give my number, email only": beside what is not given, the address alone is. */
function givesOnlyAddress(words: Words): boolean {
  const clauses = words.reduce<SentenceWord[][]>((parts, word) => {
    if (word.followsMark || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(word);
    return parts;
  }, []);
  const isAddress = (part: Words) =>
    !giving.has(part) && only.has(part) && addresses.has(part) && !refusals.has(part) && isShortWish(part);
  return (
    clauses.some((part) => giving.has(part) && (refusals.has(part) || estonianNo.has(part))) && clauses.some(isAddress)
  );
}
const estonianNo = new PhraseSet({ no: 'ei' });
const addresses = new PhraseSet({
  address: 'email, e mail, mail, correo, courriel, emel, meil*, e post*, ايميل, الايميل, بريد, البريد',
});

const refusesEmail = (words: Words): boolean =>
  /\b(?:no|not|dont|never|sin|pas|jangan|mitte) (?:e ?)?mail/.test(plainOf(words));

const mostForWay = 7;
const isShortWish = (words: Words): boolean => words.length <= mostForWay;
