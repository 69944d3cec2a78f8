import type { SaidFact } from '@meg/shared/contract/understanding';
import { type AnswerAbout, moveQuestions, type YesNoFact } from '../../answer.js';
import type { LeadField } from '../../drafts/lead-fields.js';
import type { DetailQuestion } from '../../drafts/quote-details.js';
import { choices, close, type Outcome, reply, text } from '../../outcome.js';
import type { Ask, Conversation } from '../../state.js';
import { coveredBy, openAgain } from '../aside.js';
import { bringPerson } from '../person.js';
import { continueMove } from './continue-move.js';

const details: Readonly<Partial<Record<SaidFact, DetailQuestion['code']>>> = {
  rooms: 'rooms',
  inventory: 'inventory',
  access: 'access',
  packing: 'packing',
  moveDate: 'move_date',
  moveMonth: 'move_date',
  moveYear: 'move_date',
};

/** Asks for a fact that was given. What is open meanwhile is opened again afterwards. */
export function openFact(state: Conversation, fact: SaidFact): Outcome {
  const aside: Conversation = { ...close(state), handoff: null, waiting: coveredBy(state) };
  if (isContact(fact)) return openContact(state);
  if (fact in moveQuestions) {
    const answers = moveQuestions[fact as keyof typeof moveQuestions];
    return reply(aside, text(`ask.${fact as keyof typeof moveQuestions}`, { ask: choices(...answers) }));
  }
  const code = details[fact];
  if (code) return reply(aside, text('fact.change', { ask: { kind: 'detail', code, text: '', places: [] } }));
  if (/^(origin|destination)/.test(fact)) {
    return reply(aside, text('ask.route', { ask: { kind: 'leadForm', part: 'route' } }));
  }
  return reply(aside, text('fact.change', { ask: keepOrDrop(fact as YesNoFact) }));
}

function isContact(fact: SaidFact): fact is LeadField {
  return ['name', 'email', 'phone'].includes(fact);
}

/** In the form as long as it is open; then only a person can change it. */
function openContact(state: Conversation): Outcome {
  const { asking } = state;
  if (asking?.kind !== 'leadForm' || asking.part === 'route') return bringPerson(state, 'handoff.offer');
  return reply(close(state), text('fact.change', { ask: { kind: 'leadForm', part: asking.part } }));
}

function keepOrDrop(fact: YesNoFact): Ask {
  return choices({ about: 'keep', value: fact }, { about: 'drop', value: fact });
}

/** A fact stays, or is taken back. */
export function keepFact(state: Conversation, { about, value }: AnswerAbout<'keep' | 'drop'>): Outcome {
  if (about === 'keep') return reply(state, text('question.back', { ask: openAgain(state) }));
  const { [value]: _dropped, ...move } = state.move;
  const { [value]: _unsaid, ...heard } = state.heard;
  return continueMove({ ...state, move, heard }, state);
}
