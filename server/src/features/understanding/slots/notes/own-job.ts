import { longestNote } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { asksSomething } from '../../classifier/asking-words.js';
import type { MessageContext } from '../../message-context.js';
import { PhraseSet } from '../../phrase-set.js';
import { readSentence, type SentenceWord } from '../../sentence.js';
import { complainsOfWork } from '../../sure-intents/complaint-words.js';
import { isOfEarlierJob } from './earlier-job.js';
import { ownReferences } from './own-references.js';

/** What a customer writes of the move that the company does for them already: nothing of it is of a new move. */
export type OwnJob = 'complaint' | 'change';

/** Beside a reference, fewer words only introduce it. */
const fewestWords = 3;

const movesDate = new PhraseSet({
  date:
    'move the date, move my date, move our date, move it to, move it from, bring it forward, push it back, put it back, change the date, change my date, change our date, change the day, change the moving date, change my moving date, postpone it, delay it, ' +
    'cambiar la fecha, cambiad la fecha, cambia la fecha, cambien la fecha, adelantar la fecha, retrasar la fecha, aplazar la mudanza, cambiar el dia, changer la date, changez la date, decaler la date, avancer la date, repousser la date, reporter le demenagement, ' +
    'tukar tarikh, ubah tarikh, tunda tarikh, awalkan tarikh, lewatkan tarikh, kuupaeva muut*, muuta kuupaeva, muutke kuupaeva, muudame kuupaeva, kuupaev edasi, تغيير التاريخ, غيروا التاريخ, نغير التاريخ, اغير التاريخ, تاجيل النقل, تقديم التاريخ',
});

const restOf = (words: readonly SentenceWord[]): SentenceWord[] => {
  const references = ownReferences(words);
  return words.filter((_, at) => !references.some(({ from, to }) => at >= from && at < to));
};

const isNewMove = ({ read, move }: MessageContext): boolean => {
  const { origin, destination } = read.found.slots;
  return (origin !== undefined && destination !== undefined) || Boolean(move.originCity ?? move.destinationCity);
};

/** Whether a reference or a move that is under way was told of before, and no new move since. */
const isKnownCustomer = ({ move }: MessageContext): boolean =>
  (move.notes ?? []).some((note) => {
    const { words } = readSentence(note);
    return ownReferences(words).length > 0 || isOfEarlierJob(words);
  }) && (move.propertySize ?? move.moveSize) === undefined;

/** Facts of a move, such as its date, without those of the person. */
const changesMove = ({ read: { found } }: MessageContext): boolean => {
  const { name: _name, email: _email, phone: _phone, notes: _notes, ...facts } = found.slots;
  return Object.keys(facts).length > 0 || found.denied.length > 0;
};

/** "Job 48213, can I add a box", and "move it to the 9th" after that. */
const changesJob = (context: MessageContext): boolean => {
  const { words } = context.sentence;
  if (isNewMove(context)) return false;
  const hasContact = Boolean(context.read.found.slots.phone ?? context.read.found.slots.email);
  if (ownReferences(words).length > 0) return !hasContact && restOf(words).length >= fewestWords;
  if (!isKnownCustomer(context)) return false;
  // At the card of a call, other days are those of the call.
  if (movesDate.has(words)) return true;
  const isQuestion = context.read.guide.sections.length > 0 && asksSomething(context.sentence);
  return changesMove(context) && !isQuestion;
};

/** "What happens if the date slips and we have booked you": only supposed, and asked beforehand. */
const supposed = new PhraseSet({
  supposed:
    'what happens if, what happens when, what if, suppose, supposing, que pasa si, y si, que se passe t il si, il se passe quoi si, et si, apa jadi kalau, macam mana kalau, bagaimana jika, mis saab kui, mis juhtub kui, mis siis kui, ماذا يحدث لو, ماذا لو, شو بصير اذا, ايش يصير لو, ماذا يحدث اذا',
});

/** "Where is my container", "you moved us last year", which begin no move; a route beside them does. */
const asksOfOwnJob = ({ sentence, read: { found, countries } }: MessageContext): boolean =>
  isOfEarlierJob(sentence.words) &&
  !supposed.has(sentence.words) &&
  !(found.slots.origin && found.slots.destination) &&
  found.slots.propertySize === undefined &&
  countries.length === 0;

export function ownJobIn(context: MessageContext): OwnJob | undefined {
  if (complainsOfWork(context.sentence)) return 'complaint';
  return changesJob(context) || asksOfOwnJob(context) ? 'change' : undefined;
}

const asNote = (text: string): string => text.replace(/\s+/gu, ' ').trim().slice(0, longestNote);

/** The reference of a complaint, and a wish in its own words: the person who reads them needs no more. */
function notesOf(job: OwnJob, { sentence: { text, words } }: MessageContext): string[] {
  if (job === 'change') return [asNote(text)];
  return ownReferences(words).map(({ from, to }) => asNote(text.slice(words[from]?.start ?? 0, words[to - 1]?.end)));
}

/** The facts of such a message: who writes, and what the person has to know. */
export function slotsOfJob(job: OwnJob, context: MessageContext, { name, email, phone }: Slots): Slots {
  const known = context.move.notes ?? [];
  const notes = notesOf(job, context).filter((note) => !known.includes(note));
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(notes.length > 0 && { notes: { value: [...known, ...notes], confidence: 1 } }),
  };
}
