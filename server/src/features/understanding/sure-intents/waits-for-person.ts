import type { Intent } from '@meg/shared/contract/understanding';
import { asksByVerb, asksCompany, asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import type { ReadMessage } from '../read-message.js';
import { complains } from './mistaken.js';

/** What is said at the card of a call by somebody who waits for the person: it is no question for a guide. */
const pressing = new PhraseSet({
  pressing:
    'urgent, urgently, emergency, right now, asap, do about it, do about this, do about that, going to do, gonna do, do something, sort it, sort this, sort it out, sort this out, when will you, when will u, when do you arrive, when do u arrive, when are you coming, when are u coming, when does the crew, what now, and now, what happens now, what happens next, what s next, what do i do now, que pasa ahora, que hago ahora, que se passe t il, je fais quoi maintenant, apa jadi sekarang, apa seterusnya, mis nuud saab, mis edasi, شو هلا, شو بصير, وش يصير, ماذا بعد, ' +
    'urgente, que vais a hacer, que van a hacer, haced algo, hagan algo, cuando llegais, cuando llegan, cuando venis, y ahora que, urgent, allez vous faire, vous allez faire, faites quelque chose, quand arrivez, vous arrivez quand, et maintenant, ' +
    'segera, kecemasan, nak buat apa, buat sesuatu, bila sampai, bila nak sampai, sekarang macam mana, kiire, kiiresti, mida te teete, mis te teete, tehke midagi, millal jouate, millal tulete, ja nuud, ' +
    'مستعجل, عاجل, ضروري, ماذا ستفعلون, شو رح تعملوا, ايش بتسوون, اعملوا شي, متى تصلون, متى توصلون, متى تيجوا, والان ماذا',
});
const mostWords = 12;

/** "It's urgent", "what are you going to do about it?" of somebody who was offered a person. */
export const waitsForPerson = ({ asking, sentence: { words }, read }: MessageContext): boolean =>
  asking?.kind === 'handoff' &&
  words.length <= mostWords &&
  read.guide.countries.about.length === 0 &&
  pressing.has(words);

/** What the classifier takes notes for. */
const notesLookLike = new Set<Intent>([
  'general',
  'outOfScope',
  'planning',
  'specialty',
  'changingAddress',
  'insurance',
  'call',
  'greeting',
]);
const ofPerson = new Set(['name', 'email', 'phone', 'notes']);
const fewestWordsOfNote = 3;

/** "I'm hard of hearing", "my reference is B-20931": told at the card to the person it leads to. */
export const tellsPerson = (message: ReadMessage, best: Intent): boolean => {
  const { asking, sentence, read } = message.context;
  if (asking?.kind !== 'handoff' || message.command || message.answer) return false;
  if (message.contactWish) return true;
  return (
    (notesLookLike.has(best) || (best === 'complaint' && !complains(message))) &&
    sentence.words.length >= fewestWordsOfNote &&
    message.takenBack.length === 0 &&
    Object.keys(message.slots).every((fact) => ofPerson.has(fact)) &&
    read.countries.length === 0 &&
    !asksSomething(sentence) &&
    !asksByVerb(sentence) &&
    !asksCompany(sentence)
  );
};
