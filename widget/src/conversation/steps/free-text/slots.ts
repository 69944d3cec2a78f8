import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { withDate } from '../../drafts/changed-move.js';
import { type CityField, endOfCity } from '../../drafts/quote-details.js';
import { sureFrom } from '../../guide-answer.js';
import type { Conversation } from '../../state.js';
import { changeDraft } from '../quote/lead.js';

/** Without slots of low confidence: those are asked for instead. */
export function sureSlots(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot && slot.confidence >= sureFrom));
}

/** Takes over slots as if they had been given by buttons and in the form; new values replace old ones. */
export function withSlots(state: Conversation, slots: Slots): Conversation {
  let known: Conversation = { ...state, move: withFacts(state.move, slots) };
  known = withCity(known, 'originCity', slots.origin);
  known = withCity(known, 'destinationCity', slots.destination);
  return withContact(known, slots);
}

/** Takes over name, email and phone. */
export function withContact(state: Conversation, slots: Slots): Conversation {
  let known = state;
  for (const field of ['name', 'email', 'phone'] as const) {
    const value = slots[field]?.value;
    if (value) [known] = changeDraft(known, { type: 'draftChanged', field, value });
  }
  return known;
}

/** Takes over every slot that is a fact of the move; a new kind of fact needs no change here. */
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

/** Of a country without a city, only the country is kept: the city is asked for. */
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
