import type { PartialMove } from '@meg/shared/contract/move';
import type { NextQuestionCode } from '@meg/shared/contract/quotes';
import type { OpenQuestion, Understanding } from '@meg/shared/contract/understanding';
import type { Language } from '@meg/shared/languages/language';
import type { ReadRequest } from './read-request.js';
import type { Sentence } from './sentence.js';
import type { CalendarDay } from './slots/dates/calendar-day.js';
import type { SlotRequest } from './slots/find-slots.js';

/** A message with all that decides what it means: what is asked at this moment, and what is known. */
export interface MessageContext {
  readonly sentence: Sentence;
  readonly read: ReadRequest;
  /** As the slots were read, for a look at a part of the sentence. */
  readonly request: SlotRequest;
  readonly asking: OpenQuestion | undefined;
  readonly move: PartialMove;
  /** The time that is chosen for a call, or that is booked. */
  readonly call?: Understanding['callTime'] | undefined;
  readonly today: CalendarDay;
  /** Words of the languages in which the visitor may answer: the reader's, the sentence's and English. */
  readonly languages: readonly Language[];
  /** Set where the sentence is what a question supposes, read as if it were told. */
  readonly isSupposed?: boolean | undefined;
}

/** The fact that an open question asks for, so that a bare word counts as it. */
export function askedFact(asking: OpenQuestion | undefined): NextQuestionCode | undefined {
  if (asking?.kind === 'detail') return asking.code;
  if (asking?.kind !== 'choices')
    return asking?.kind === 'quiz' && asking.question === 'move_date' ? 'move_date' : undefined;
  const about = asking.answers[0]?.about;
  return about === 'propertySize' ? 'property_size' : about === 'moveSize' ? 'move_size' : undefined;
}
