import type { PartialMove } from '@meg/shared/contract/move';
import type { SaidFact, Slots, Understanding } from '@meg/shared/contract/understanding';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { withDate, withoutPlace } from '../../drafts/changed-move.js';
import { type CityField, endOfCity } from '../../drafts/quote-details.js';
import { sureFrom } from '../../guide-answer.js';
import { type Conversation, lastQuote } from '../../state.js';
import { handoffRules } from '../handoff.js';
import { changeDraft } from '../quote/lead.js';

/** Without slots of low confidence: those are asked for instead. */
export function sureSlots(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot && slot.confidence >= sureFrom));
}

/** The slot that a fact is in: the two ends are one slot each. */
export function slotOf(fact: SaidFact): keyof Slots {
  const [end] = /^(?:origin|destination)/.exec(fact) ?? [];
  return (end ?? fact) as keyof Slots;
}

/** Takes over slots as if they had been given by buttons and in the form; new values replace old ones. */
export function withSlots(state: Conversation, slots: Slots): Conversation {
  let known: Conversation = { ...state, move: withFacts(state.move, slots) };
  known = withCity(known, 'originCity', slots.origin);
  known = withCity(known, 'destinationCity', slots.destination);
  known = slots.origin || slots.destination ? withMoveType(known, slots) : known;
  return withContact(known, slots);
}

/** Without the facts that the visitor takes back. */
export function withoutFacts(state: Conversation, facts: Understanding['takenBack']): Conversation {
  let left = state;
  for (const fact of facts) {
    const { [fact]: _takenBack, ...move } = left.move;
    left = { ...left, move };
    if (fact === 'originCity' || fact === 'destinationCity') left = withoutCity(left, fact);
    if (fact === 'moveDate' || fact === 'moveMonth') left = { ...left, move: withDate(left.move, {}) };
  }
  return left;
}

function withoutCity(state: Conversation, field: CityField): Conversation {
  const draft = { ...state.form.draft, [field]: '' };
  return { ...state, move: withoutPlace(state.move, endOfCity[field]), form: { ...state.form, draft } };
}

/** Fills name, email and phone into the form, and into the card that leads to a person if that is open. */
function withContact(state: Conversation, slots: Slots): Conversation {
  let known = state;
  for (const field of ['name', 'email', 'phone'] as const) {
    const value = slots[field]?.value;
    if (!value) continue;
    [known] = changeDraft(known, { type: 'draftChanged', field, value });
    if (field !== 'name') [known] = handoffRules.contactChanged(known, { type: 'contactChanged', field, value });
  }
  return known;
}

/** Takes over every slot that is a fact of the move; a new kind of fact needs no change here. */
function withFacts(move: PartialMove, slots: Slots): PartialMove {
  const { origin: _from, destination: _to, name: _name, email: _email, phone: _phone, ...facts } = slots;
  const said: PartialMove = Object.fromEntries(Object.entries(facts).map(([fact, slot]) => [fact, slot?.value]));
  const known = (said.moveDate ?? said.moveMonth) ? withDate(move, {}) : move;
  return { ...known, ...said };
}

/** Once both countries are known, they decide which kind of move it is, unless the visitor has said it. */
function withMoveType(state: Conversation, { moveType }: Slots): Conversation {
  const { originCountry, destinationCountry } = withQuotedCountries(state);
  if (moveType || !originCountry || !destinationCountry) return state;
  const found: MoveType = originCountry === destinationCountry ? 'local' : 'international';
  return { ...state, move: { ...state.move, moveType: found } };
}

/** With the countries that the quote on the screen has found for cities which are still the same. */
function withQuotedCountries(state: Conversation): PartialMove {
  const { originCity, destinationCity } = state.form.draft;
  const quote = lastQuote(state);
  const from = quote?.origin.text === originCity ? quote.origin.place?.countryCode : undefined;
  const to = quote?.destination.text === destinationCity ? quote.destination.place?.countryCode : undefined;
  return { ...(from && { originCountry: from }), ...(to && { destinationCountry: to }), ...state.move };
}

/** Of a country without a city, only the country is kept: the city is asked for. */
function withCity(state: Conversation, field: CityField, place: Slots['origin']): Conversation {
  if (!place) return state;
  const { value, placeId, countryCode, isCity } = place;
  const end = endOfCity[field];
  const isOtherCountry = state.move[`${end}Country`] !== (countryCode ?? undefined);
  const other = isOtherCountry ? withoutCity(state, field) : state;
  const [named] = isCity ? changeDraft(state, { type: 'draftChanged', field, value }) : [other];
  const known: PartialMove = {
    ...(placeId && { [`${end}PlaceId`]: placeId }),
    ...(countryCode && { [`${end}Country`]: countryCode }),
  };
  return {
    ...named,
    leaveOut: named.leaveOut.filter((code) => code !== `${end}_place`),
    move: { ...named.move, ...known },
  };
}
