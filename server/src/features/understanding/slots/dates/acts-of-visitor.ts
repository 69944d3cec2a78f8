import { asksWhether } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import { type Sentence, withoutWords } from '../../sentence.js';
import { clausesOf } from '../notes/clauses.js';
import { movingWords } from '../places/marker-words.js';

/** What a visitor does by a day that is not the moving day: decides, pays, calls, signs. */
const acts = new PhraseSet({
  act:
    'decide, deciding, make up my mind, make up our minds, think about it, think it over, confirm, confirming, accept, pay, paying, payment, pay by, deposit, sign, signing, cancel, cancelling, change my mind, call, calling, call back, ring, phone, speak, talk, reply, answer, email, let you know, get back to, visit, survey, book by, open, closed, ' +
    'decidir, decidirme, decidirnos, decido, decidimos, pensarlo, confirmar, confirmo, aceptar, pagar, pago, pagamos, firmar, cancelar, llamar, llamo, llamaros, llamarme, hablar, contestar, responder, abren, abris, abierto, ' +
    'me decider, nous decider, decider, decide, reflechir, confirmer, confirme, accepter, payer, paie, payons, paiement, signer, annuler, appeler, appelle, rappeler, parler, repondre, ouvert, ouverts, ' +
    'buat keputusan, putuskan, memutuskan, fikir dulu, sahkan, mengesahkan, bayar, membayar, tandatangan, batalkan, batal, telefon, hubungi, bercakap, jawab, buka, ' +
    'otsustada, otsustan, otsustame, otsustama, otsusega, moelda, motlema, kinnitada, kinnitan, kinnitama, maksta, maksma, maksan, makse, allkirjastada, tuhistada, helistada, helistan, helistama, raakida, vastata, avatud, lahti, ' +
    'اقرر, نقرر, اقرار, التقرير, افكر, نفكر, اكد, ااكد, التاكيد, نؤكد, ادفع, ندفع, الدفع, اوقع, نوقع, الغي, نلغي, الالغاء, اتصل, نتصل, تتصلوا, اكلم, نتكلم, ارد, مفتوح, مفتوحين',
});
const moving = new PhraseSet({
  moving: `${movingWords}, the move, my move, our move, moving day, come, pick up, collect, deliver, delivery, load, venir, recoger, entregar, chercher, livrer, ambil, hantar, kolimine, kolimise, jargi, تيجوا, تاخذوا`,
});

/** Of the ones who move. */
const leaving = new PhraseSet({
  leave: 'move, moving, relocat*, mudamos, mudarnos, mudarme, demenag*, pindah*, berpindah*, koli*, ننتقل*, انتقل*',
});

const booking = new PhraseSet({
  book: 'book, booking, reservar, reservo, reserver, reserve, tempah, menempah, broneerida, broneerin, broneerima, احجز, نحجز, الحجز',
});
const tooLate = new PhraseSet({
  late: 'too late, late to, soon enough, in time to, early enough, demasiado tarde, muy tarde, tarde para, a tiempo para, trop tard, assez tot, lambat sangat, terlalu lambat, lambat ke, sempat, liiga hilja, hilja, piisavalt vara, متاخر, متاخر جدا, فات الاوان',
});
/** "Is tomorrow too late to decide", "esok lambat sangat ke nak buat keputusan". */
export const asksIfTooLate = (sentence: Sentence): boolean => {
  const { words } = sentence;
  return tooLate.has(words) && (acts.has(words) || booking.has(words)) && asksWhether(sentence);
};

/** Who reaches whom, which is told as often as it is asked: "my wife will ring you tomorrow". */
const reaching = new PhraseSet({
  reach:
    'call you, calls you, calling you, ring you, ring back, rings you, phone you, email you, emails you, write to you, text you, texts you, message you, messages you, whatsapp you, send you, sends you, sending you, speak to you, speak with you, talk to you, tell you, let you know, get back to you, be in touch, in touch with you, contact you, pay you, call me, ring me, phone me, email me, text me, message me, ' +
    'me llameis, me llamen, me llame usted, me llames, me llamais, me llaman, me llamas, me llamaseis, me llamaran, nos llameis, nos llamen, nos llamais, nos llaman, que me llame, que nos llame, os llam*, le llam*, les llam*, te llam*, llamare, llamara, llamaremos, llamaran, llamarle, llamarles, llamaros, os escrib*, le escrib*, te escrib*, escribire, escribira, os mand*, te mand*, mandare, os envi*, enviare, os digo, te digo, le digo, os dire, os aviso, te aviso, avisare, os confirmo, te confirmo, contestare, llamame, llameme, llamadme, ' +
    'vous appel*, vous rappel*, appellerai, appellera, appellerons, rappellerai, rappellera, rappellerons, vous ecri*, ecrirai, ecrira, vous envo*, enverrai, enverra, vous enverr*, vous dis, vous dirai, vous tiens au courant, vous tiendrai, vous repond*, repondrai, vous confirme, vous recontact*, appelez moi, rappelez moi, ' +
    'telefon, akan call, nak call, hubungi, whatsapp, hantar gambar, hantar foto, hantar mesej, beritahu, bagitahu, bagi tahu, maklumkan, mesej, ' +
    'helista*, kirjutan, kirjutab, kirjutame, saadan pildi*, saadan teile, saadame teile, saadab teile, annan teada, anname teada, annab teada, vastan, votan uhendust, votame uhendust, votab uhendust, ' +
    'تتصل*, يتصل*, اتصل*, نتصل*, ستتصل*, سيتصل*, ساتصل*, سنتصل*, بتتصل*, بيتصل*, هيتصل*, هتتصل*, يكلمكم, اكلمكم, تكلمكم, نكلمكم, ارسل لكم, ارسلكم, ابعث لكم, ابعتلكم, ابلغكم, اخبركم, نخبركم, ارد عليكم, نرد عليكم',
});
/** Somebody comes to see the home, which moves nothing yet. */
const visiting = new PhraseSet({
  visit:
    'come and see, come to see, come see, come and look, come to look, come look, come round, come around, come over, come by, come and measure, come and view, have a look, take a look, pop round, pop over, pop by, drop by, inspect*, survey*, visit the, visit us, a visit, view the, viewing, see the house, see the flat, see the place, see our, assess*, ' +
    'venir a ver, vengan a ver, venga a ver, vienen a ver, pasar a ver, pasarse a ver, ver la casa, ver el piso, ver lo que, ver el apartamento, visita, visitar, visitarnos, inspec*, echar un vistazo, ' +
    'venir voir, vienne voir, viennent voir, passer voir, voir la maison, voir l appartement, voir le logement, voir ce qu*, une visite, visiter, jeter un oeil, inspec*, evaluer, ' +
    'datang tengok, datang lihat, datang survey, tengok rumah, lihat rumah, tengok barang, tengok dulu, lawat*, melawat, tinjau*, periksa, ' +
    'vaatama, vaadata, ule vaatama, ule vaadata, visiit*, kulasta*, hindama, hinnata, ' +
    'يشوف*, تشوف*, يعاين*, معاينه, زياره, يزور*, تزور*, ليري, يري, تري, لرويه, يطلع على, يكشف, تكشف*',
});

/** What is decided or paid in a question, who reaches whom, and who comes to see the home: dates of none are the moving day. */
export function withoutDatesOfActs(sentence: Sentence): Sentence {
  const { words } = sentence;
  const asks = asksWhether(sentence);
  const isLate = asksIfTooLate(sentence);
  const ofActs = clausesOf(words).filter(({ from, to }) => {
    const clause = words.slice(from, to);
    if (visiting.has(clause)) return !leaving.has(clause);
    const isAsked = asks && (acts.has(clause) || (isLate && booking.has(clause)));
    return (isAsked || reaching.has(clause)) && !moving.has(clause);
  });
  const isLeftOut = (at: number) => ofActs.some(({ from, to }) => at >= from && at < to);
  return ofActs.length > 0 ? withoutWords(sentence, isLeftOut) : sentence;
}
