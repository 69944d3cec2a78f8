import type { Guess } from '../ask-back.js';
import { asksSomething } from '../classifier/asking-words.js';
import { concepts } from '../classifier/concepts.js';
import { PhraseSet } from '../phrase-set.js';
import type { ReadMessage } from '../read-message.js';
import type { Sentence, SentenceWord } from '../sentence.js';

/** Only of this share is a complaint believed that has none of its words, in the middle of telling of a move. */
const sureComplaint = 0.97;

export const complains = ({ context }: ReadMessage): boolean =>
  concepts.find(context.sentence.words).some(({ label }) => label === 'complaint');

/** "No, Hull" and "it's not much" sound cross to a classifier, and tell of the move that is spoken of. */
function isNoComplaint(message: ReadMessage, share: number): boolean {
  const { move, asking } = message.context;
  const tellsOfMove = Object.keys(move).length > 0 || asking?.kind === 'detail' || asking?.kind === 'form';
  return tellsOfMove && share < sureComplaint && !complains(message);
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
    if (intent === 'complaint') return !isNoComplaint(message, share);
    return intent !== 'readiness' || !isReadyThing(message.context.sentence);
  });
  // Of a question that only sounded like the test, the classifier knows nothing: it is looked up.
  const isLookedUp = guesses[0]?.intent === 'readiness' && kept[0]?.intent !== 'readiness';
  return isLookedUp && asksSomething(message.context.sentence) ? [lookedUp, ...kept] : kept;
}
