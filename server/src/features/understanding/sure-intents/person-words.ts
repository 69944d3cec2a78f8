import { refusesCalls } from '../contact-wish/contact-wish.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';
import { ordersCall } from './call-order.js';
import { wishesForCall } from './call-wish.js';
import { asksForVisit, awaitsCall } from './company-visits.js';
import { wantsPerson } from './person-grammar.js';

/** Who wants to talk to a person, or to be called. */
const wanting = new PhraseSet({
  person:
    'talk to a person, talk to a human, talk to someone, talk to somebody, talk to anyone, talk to anybody, talk to a real person, talk to an agent, talk to a specialist, talk to an expert, talk to your team, talk to a representative, talk to people, talk with a person, ' +
    'talk with someone, talk with somebody, talk with a human, talk to one of, speak to a person, speak to a human, speak to someone, speak to somebody, speak to anyone, speak to an agent, speak to a specialist, speak to a representative, speak to a real person, speak to your, ' +
    'speak with a person, speak with someone, speak with somebody, speak with a human, speak with an agent, chat with a human, chat with a person, real person, real human, actual person, actual human, human being, a human please, human please, person please, live agent, ' +
    'live person, get me a human, get me a person, need a human, need a person, want a human, want a person, want to talk, like to talk, someone real, call me, ring me, phone me, give me a call, give me a ring, call back, callback, call us back, ring back, call me back, ' +
    'can someone call, can somebody call, could someone call, could somebody call, someone to call, somebody to call, have someone call, book a call, schedule a call, arrange a call, contact me, get in touch with me, reach out to me, speak on the phone, talk on the phone, ' +
    'want to cancel my, want to cancel our, want to cancel the move, need to cancel my, need to cancel our, need to cancel the move, have to cancel my, have to cancel our, please cancel my, please cancel our, quiero cancelar mi, tengo que cancelar mi, queremos cancelar la, quiero anular mi, je veux annuler mon, je dois annuler mon, nous devons annuler notre, nak batalkan pindah, nak batalkan tempahan, mahu batalkan, saya batalkan, tahan kolimise tuhistada, soovin kolimise tuhistada, pean kolimise tuhistama, tahan tellimuse tuhistada, اريد الغاء النقل, ابي الغي النقل, اريد الغاء الحجز, لازم الغي النقل, ' +
    'call instead, better call me, helistage parem, parem helistage, helista parem, parem helista, pigem helistage, helistage pigem, mejor llamad, llamad mejor, mejor llamen, llamen mejor, llamadme mejor, appelez plutot, plutot m appeler, lebih baik telefon, lebih baik call, telefon lagi senang, اتصلوا احسن, احسن اتصلوا, الافضل تتصلوا, اتصلوا افضل, ' +
    'no more bot, not a bot, not a robot, stop the bot, ' +
    'hablar con una persona, hablar con alguien, hablar con un humano, hablar con un agente, hablar con un asesor, hablar con una persona real, hablar con un especialista, persona real, un humano, una persona por favor, quiero una persona, que me llamen, que me llame, llamenme, llameme, ' +
    'llamame, llamadme, me pueden llamar, me puede llamar, pueden llamarme, puede llamarme, puedes llamarme, devolver la llamada, quiero que me llamen, atencion humana, agente humano, alguien de verdad, contactenme, agendar una llamada, reservar una llamada, ' +
    'parler a quelqu un, parler avec quelqu un, parler a une personne, parler a un humain, parler a un conseiller, parler avec un conseiller, parler a un agent, parler a une vraie personne, vraie personne, un humain, une personne reelle, un conseiller svp, appelez moi, rappelez moi, ' +
    'm appeler, me rappeler, me telephoner, etre rappele, etre rappelee, rappel telephonique, joindre quelqu un, contactez moi, prendre rendez vous telephonique, ' +
    'cakap dengan orang, bercakap dengan orang, bercakap dengan seseorang, cakap dengan seseorang, bercakap dengan manusia, cakap dengan manusia, bercakap dengan ejen, cakap dengan ejen, bercakap dengan wakil, bercakap dengan pakar, orang sebenar, manusia sebenar, ejen manusia, ' +
    'telefon saya, hubungi saya, call saya, panggil saya, tolong hubungi, tolong telefon, nak cakap dengan orang, jumpa orang, ' +
    'raakida inimesega, raagi inimesega, inimesega raakida, inimesega, kellegagi raakida, raakida kellegagi, paris inimene, paris inimesega, elus inimene, spetsialistiga raakida, raakida spetsialistiga, konsultandiga, helistage mulle, helista mulle, palun helistage, mulle helistada, ' +
    'tagasi helistada, tagasihelist*, votke minuga uhendust, votke uhendust, kas keegi saab helistada, ' +
    'التحدث مع شخص, التحدث الي شخص, اتحدث مع شخص, اتحدث الي شخص, اكلم شخص, اكلم احد, اكلم انسان, اتحدث مع احد, التحدث مع احد, التحدث مع موظف, اكلم موظف, شخص حقيقي, انسان حقيقي, موظف حقيقي, اتصلوا بي, اتصل بي, اتصلي بي, تتصلوا بي, الاتصال بي, كلموني, تواصلوا معي, ' +
    'حد يتصل بيا, حد يتصل بي, خلي حد يتصل, خلوا حد يتصل, حد يكلمني, احد يكلمني, احد يتصل بي, موظف يكلمني, موظف يتصل, اكلم حد, اكلم موظف, ابي اكلم, ابي اكلمه, ابغي اكلم, ابغى اكلم, ابغي موظف, ابغى موظف, ابي موظف, عايز اكلم, عايز حد, عاوز اكلم, بدي احكي مع, حد من الموظفين, احد من الموظفين, كلمني حد, يتصل بيا, يتصل فيني, اتصلوا فيني, ' +
    'معاوده الاتصال, التحدث مع مختص, اتحدث مع مختص, التحدث مع انسان, خدمه العملاء',
});
const alone = new PhraseSet({
  person:
    'human, person, transfer me, connect me, anyone, anybody, agent, operator, representative, somebody, someone, humano, persona, agente, operador, alguien, humain, personne, agent, conseiller, quelqu un, manusia, orang, ejen, wakil, inimene, inimest, operaator, konsultant, ' +
    'انسان, شخص, موظف, مندوب, مختص, call, helista, helistage, llamada, appel, panggilan, kone, اتصال',
});
/** "Call me Anna", "should I talk to a person at the embassy": neither asks for one of the company. */
const others = new PhraseSet({
  other:
    'what if i, what if we, what happens if, si je dois, si je veux, si tengo que, si quiero, kalau saya nak, kui ma tahan, لو اريد, not talk to, don t call me, do not call me, don t contact me, embassy, consulate, no me llamen, no me llame, ne m appelez pas, jangan telefon, jangan hubungi, arge helistage, لا تتصلوا, لا تتصل, ambulance, police',
});
const politeness = new PhraseSet({
  please:
    'hello, hi, hey, hola, oye, bonjour, allo, salut, hai, helo, tere, hei, الو, مرحبا, please, pls, plz, now, a, an, i, want, need, get, me, give, por favor, quiero, un, una, s il vous plait, svp, je, veux, une, tolong, saya, nak, mahu, palun, soovin, tahan, من فضلك, اريد, لو سمحت',
});
const mostWordsAlone = 4;

/** A request for a person in any form: "can I talk to somebody", "real person pls", "call me". */
export function asksForPerson(sentence: Sentence): boolean {
  const { words } = sentence;
  if (others.has(words) || refusesCalls(words)) return false;
  if (wanting.find(words).some((match) => !isIntroduction(words, match))) return true;
  if (wantsPerson(sentence) || ordersCall(sentence) || asksForVisit(sentence) || awaitsCall(sentence)) return true;
  if (wishesForCall(sentence)) return true;
  const isShort = words.length > 0 && words.length <= mostWordsAlone && alone.has(words);
  return (
    isShort &&
    words.every(
      (_, at) =>
        alone.has(words.slice(at, at + 1)) ||
        politeness.has(words.slice(at, at + 1)) ||
        politeness.find(words).some(({ from, to }) => at >= from && at < to) ||
        alone.find(words).some(({ from, to }) => at >= from && at < to),
    )
  );
}

const callWords = /call|ring|phone|llam|appel|telef|helist|kone|تصل|اتصال|كلمن/u;
const notWanted = new PhraseSet({
  no: 'not, don, dont, t, no, without, ni, sin, pas, ne, jamais, tak, tidak, taknak, jangan, ei, mitte, لا, ما, مش, مو, بدون',
});
const reachOfDenial = 4;

/** "Let me talk to a person, not by phone, by email": the refused call is only the way. */
export function asksForPersonInWriting(sentence: Sentence): boolean {
  const { words } = sentence;
  if (!refusesCalls(words)) return false;
  return wanting.find(words).some(({ from, to }) => {
    const isCall = words.slice(from, to).some(({ plain }) => callWords.test(plain));
    return !isCall && !notWanted.has(words.slice(Math.max(0, from - reachOfDenial), from));
  });
}

/** "Call me Anna". */
function isIntroduction(words: Sentence['words'], { from, to }: { from: number; to: number }): boolean {
  const isCallMe =
    words
      .slice(from, to)
      .map(({ plain }) => plain)
      .join(' ') === 'call me';
  return isCallMe && /^\p{Lu}\p{Ll}/u.test(words[to]?.typed ?? '') && !timeWords.has(words.slice(to, to + 1));
}

const timeWords = new PhraseSet({
  time: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, today, at, on, back, later, now, please, asap, in, after, before, when, if, around, this, next',
});
