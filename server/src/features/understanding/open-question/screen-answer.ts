import type { Slots } from '@meg/shared/contract/understanding';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { readSentence, type SentenceWord } from '../sentence.js';
import { languageAskedFor } from '../sure-intents/language-words.js';
import { booksCall } from './books-call.js';
import { soonest } from './call-words.js';
import type { Choice } from './choice-answer.js';
import { coveredBy, fillers, yesOrNo } from './yes-no.js';

/** What can be pressed at any time, in a menu or beside a card. */
const menu = ['quote', 'anotherQuote', 'call', 'question', 'guide', 'quiz'] as const;
const ways = { now: 'immediate', schedule: 'scheduled' } as const;

/** A word of agreement that only one language has. */
const agreements = new PhraseSet({
  en: 'yes, yeah, yep, sure, please do, of course, definitely',
  es: 'si, claro, vale, por supuesto, desde luego, de acuerdo',
  fr: 'oui, ouais, bien sur, d accord, volontiers',
  ms: 'ya, boleh, baik, baiklah, sudah tentu',
  et: 'jah, jaa, ikka, muidugi, olgu, meeleldi',
  ar: 'نعم, ايوه, اي, اي نعم, طبعا, بالتاكيد, تمام, موافق, اكيد',
});

const plainOf = (words: readonly SentenceWord[]): string => words.map(({ plain }) => plain).join(' ');

/** "Connect me now then", "someone now please": at once, and at no time of a list. */
const connecting = new PhraseSet({
  connect:
    'connect, connect me, connected, put me through, transfer, transfer me, talk, speak, human, person, someone, somebody, conecta, conectame, conectar, conecten, conectenme, comunicame, comuniqueme, paseme, pasame, hablar, persona, alguien, ' +
    'connecte, connectez, connecter, passez moi, mettez moi en relation, parler, humain, quelqu un, sambung, sambungkan, cakap, bercakap, orang, uhenda, uhendage, uhendust, raakida, inimene, inimesega, ' +
    'وصلني, وصلوني, حولني, حولوني, اتكلم, اكلم, اتحدث, التحدث, شخص, موظف, حد, احد',
});
const mostWordsOfNow = 7;

/** The ways to talk that the card itself offers, in words: "por teléfono", "whatsapp boleh?". */
const talkingWays = new PhraseSet({
  way:
    'whatsapp, whats app, watsapp, whatsap, wassap, wasap, wsp, whatsappi, whatsappis, whatsappiga, guasap, واتساب, واتس, وتساب, phone, by phone, on the phone, over the phone, phone call, a phone call, a call, telefono, por telefono, una llamada, llamada, llamada telefonica, ' +
    'telephone, par telephone, au telephone, par tel, un appel, appel telephonique, telefon, melalui telefon, guna telefon, panggilan telefon, call je, telefoni teel, telefoniga, telefonikone, helistades, بالهاتف, بالتلفون, عالتلفون, تلفون, هاتف, مكالمه, مكالمه هاتفيه, اتصال',
});
const aroundWays = new PhraseSet({
  small:
    'by, on, over, via, with, better, best, is, be, fine, can, we, you, i, prefer, use, mejor, prefiero, por, puede, ser, puedo, plutot, prefere, par, sur, c est, mieux, possible, boleh, ke, tak, guna, lebih, baik, je, la, lah, saya, nak, parem, pigem, eelistan, sobib, kaudu, voib, kas, ممكن, عبر, علي, على, ب, افضل, احسن, بس',
});
const mostWordsOfWay = 5;

/** None that would be refused: "no phone please" is how to be reached. */
const namesWay = (words: readonly SentenceWord[]): boolean =>
  words.length <= mostWordsOfWay &&
  talkingWays.has(words) &&
  yesOrNo(words) !== 'no' &&
  coveredBy(words, [talkingWays, aroundWays, fillers]);

const connectsNow = (words: readonly SentenceWord[]): boolean =>
  words.length <= mostWordsOfNow && connecting.has(words) && soonest.has(words);

/** The button whose whole label was typed, though the open question does not have it. */
function menuAnswer({ sentence: { words }, languages, asking }: MessageContext): Choice | undefined {
  const typed = plainOf(words);
  const isLabel = (label: string) => plainOf(readSentence(label).words) === typed;
  const way =
    asking?.kind === 'handoff' &&
    (['now', 'schedule'] as const).find((one) => languages.some(({ chat }) => isLabel(chat[`handoff.${one}`])));
  if (way) return { about: 'handoff', value: ways[way] };
  if (asking?.kind === 'handoff' && connectsNow(words)) return { about: 'handoff', value: ways.now };
  if (asking?.kind === 'handoff' && namesWay(words)) return { about: 'handoff', value: ways.now };
  if (asking?.kind === 'handoff' && booksCall(words)) return { about: 'handoff', value: 'book' };
  const value = menu.find((one) => languages.some(({ chat }) => isLabel(chat[`intent.${one}`])));
  return value && { about: 'intent', value };
}

/** "Eesti keeles" names no country to move to. */
const tellsOfMove = ({ origin, destination, moveType: _type, ...facts }: Slots): boolean =>
  [origin, destination].some((end) => end?.isCity) || Object.keys(facts).length > 0;

/**
 * What the words are beside the question that is open: a button elsewhere on the screen, a language that is asked for
 * (`language`), or a yes in a language (`agreed`), which may answer the offer to switch to it.
 */
export function screenAnswer(context: MessageContext): Choice | undefined {
  const { sentence, read } = context;
  const { words } = sentence;
  if (words.length === 0) return undefined;
  const asked = languageAskedFor(words);
  if (asked && !tellsOfMove(read.found.slots)) return { about: 'language', value: asked };
  const [agreed] = yesOrNo(words) === 'yes' ? agreements.find(words) : [];
  // "Oui" at an English card answers the offer to go on in French.
  const isOther = agreed && !context.request.readerTag.startsWith(agreed.label);
  return (isOther ? undefined : menuAnswer(context)) ?? (agreed && { about: 'agreed', value: agreed.label });
}
