import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { withDate } from '../../drafts/changed-move.js';
import { type CityField, endOfCity } from '../../drafts/quote-details.js';
import { sureFrom } from '../../guide-answer.js';
import type { Conversation } from '../../state.js';
import { changeDraft } from '../quote/lead.js';

/** Without what was hardly heard: that is asked. */
export function sureSlots(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot && slot.confidence >= sureFrom));
}

/** The conversation as if all that had been said by buttons and in the form; what was said anew stands. */
export function withSlots(state: Conversation, slots: Slots): Conversation {
  let known: Conversation = { ...state, move: withFacts(state.move, slots) };
  known = withCity(known, 'originCity', slots.origin);
  known = withCity(known, 'destinationCity', slots.destination);
  return withContact(known, slots);
}

/** A request for a person begins with what is known of who asks. */
export function withContact(state: Conversation, slots: Slots): Conversation {
  let known = state;
  for (const field of ['name', 'email', 'phone'] as const) {
    const value = slots[field]?.value;
    if (value) [known] = changeDraft(known, { type: 'draftChanged', field, value });
  }
  return known;
}

/** Every slot that is a fact of the move: one that is added needs no line here. */
function withFacts(move: PartialMove, slots: Slots): PartialMove {
  const { origin: _from, destination: _to, name: _name, email: _email, phone: _phone, ...facts } = slots;
  const said: PartialMove = Object.fromEntries(Object.entries(facts).map(([fact, slot]) => [fact, slot?.value]));
  const moveType = said.moveType ?? typeOfWay(slots);
  const known = (said.moveDate ?? said.moveMonth) ? withDate(move, {}) : move;
  return { ...known, ...said, ...(moveType && { moveType }) };
}

function typeOfWay({ origin, destination }: Slots): MoveType | undefined {
  if (!origin?.countryCode || !destination?.countryCode) return undefined;
  return origin.countryCode === destination.countryCode ? 'local' : 'international';
}

/** A country alone is no address: it is kept, and its city is asked for. */
function withCity(state: Conversation, field: CityField, place: Slots['origin']): Conversation {
  if (!place) return state;
  const { value, placeId, countryCode, isCity } = place;
  const [named] = isCity ? changeDraft(state, { type: 'draftChanged', field, value }) : [state];
  const end = endOfCity[field];
  const known: PartialMove = {
    ...(placeId && { [`${end}PlaceId`]: placeId }),
    ...(countryCode && { [`${end}Country`]: countryCode }),
  };
  return { ...named, move: { ...named.move, ...known } };
}
