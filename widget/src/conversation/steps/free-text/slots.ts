import type { Slots } from '@meg/shared/contract/understanding';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { CityField } from '../../drafts/quote-details.js';
import { sureFrom } from '../../guide-answer.js';
import type { Conversation, Move } from '../../state.js';
import { changeDraft, pickPlace } from '../quote/lead.js';

/** Without what was hardly heard: that is asked. */
export function sureSlots(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot && slot.confidence >= sureFrom));
}

/** The conversation as if all that had been said by buttons and in the form; what was said anew stands. */
export function withSlots(state: Conversation, slots: Slots): Conversation {
  const month = Number(slots.date?.value.slice(5, 7));
  const details = month >= 1 && month <= 12 ? { ...state.details, moveMonth: month } : state.details;
  let known: Conversation = { ...state, details, move: { ...state.move, ...moveOf(slots) } };
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

function moveOf(slots: Slots): Move {
  const moveType = slots.moveType?.value ?? typeOfWay(slots);
  return {
    ...(moveType && { moveType }),
    ...(slots.contents && { moveDetails: slots.contents.value }),
    ...(slots.homeSize && { propertySize: slots.homeSize.value }),
  };
}

function typeOfWay({ origin, destination }: Slots): MoveType | undefined {
  if (!origin?.countryCode || !destination?.countryCode) return undefined;
  return origin.countryCode === destination.countryCode ? 'local' : 'international';
}

/** A country alone is no address: its city is asked for. */
function withCity(state: Conversation, field: CityField, place: Slots['origin']): Conversation {
  if (!place?.isCity) return state;
  const { value, placeId } = place;
  const [known] = placeId
    ? pickPlace(state, { type: 'placePicked', field, place: { id: placeId, label: value } })
    : changeDraft(state, { type: 'draftChanged', field, value });
  return known;
}
