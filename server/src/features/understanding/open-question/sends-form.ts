import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { booking } from './books-call.js';
import { answers, coveredBy, fillers } from './yes-no.js';

/** What is said to a form that is filled in. */
const sending = new PhraseSet({
  send:
    'continue, go, go on, go for it, carry on, proceed, next, done, all done, send, send it, send it off, send that, submit, submit it, finish, looks right, looks good, looks fine, looks correct, that looks right, that looks good, that s right, thats right, that s correct, thats correct, correct, right, all correct, all good, that s me, thats me, yes that s me, yes thats me, that s it, thats it, that s all, thats all, i confirm, ' +
    'continua, continuar, continue, continuad, sigue, seguir, seguimos, siga, siguiente, listo, lista, ya esta, envia, enviar, envialo, enviadlo, mandalo, mandar, correcto, todo correcto, esta correcto, todo bien, esta bien, asi esta bien, ese soy yo, esa soy yo, soy yo, eso es, ' +
    'continuer, continuez, on continue, suivant, envoyer, envoyez, envoie, envoyez le, valider, validez, je valide, valide, c est correct, tout est correct, c est exact, exact, c est bien ca, c est ca, c est moi, c est bien moi, tout est bon, c est tout bon, termine, fini, ' +
    'teruskan, terus, sambung, hantar, hantarkan, hantar je, hantar lah, hantar terus, seterusnya, siap, dah siap, betul, betul lah, dah betul, semua betul, itu saya, ya itu saya, tu saya, jom, ' +
    'edasi, jatka, jatkame, jatkake, saada, saada ara, saatke, saatke ara, valmis, oige, koik oige, koik on oige, oiged, koik korras, korras, see olen mina, kinnitan, ' +
    'تابع, تابعوا, استمر, كمل, كملي, ارسل, ارسلوا, ارسله, ارسلها, ابعث, ابعت, ابعتها, صحيح, كله صحيح, صح, كله صح, مضبوط, هذا انا, انا هو, جاهز, خلصت, يلا, التالي',
});
const small = new PhraseSet({
  small:
    'all, everything, now, the form, form, yes, it s, that s, details, my details, el formulario, formulario, ahora, todo, le formulaire, maintenant, tout, borang, sekarang, semua, dah, lah, je, vorm, vormi, nuud, ara, koik, النموذج, الان, كله, كل شي, هيا',
});
const mostWords = 7;
/** An email or a phone number may be enough, which the form itself says. */
const mostEmptyFields = 1;
const contacts = new Set(['email', 'phone']);

/** "Ok, send it", "looks right" at a form that is filled in: its button is meant. */
export function sendsForm({ asking, sentence: { words, text } }: MessageContext): boolean {
  if (asking?.kind !== 'form' || words.length === 0 || words.length > mostWords || /[?\u061f]/u.test(text))
    return false;
  const { fields } = asking;
  const isFilled = fields.length <= mostEmptyFields && fields.every((field) => contacts.has(field));
  const isSaid = sending.has(words) || booking.has(words) || answers.has(words);
  const isRefused = answers.find(words).some(({ label }) => label === 'no');
  return isFilled && isSaid && !isRefused && coveredBy(words, [sending, booking, answers, fillers, small]);
}
