import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ConversationLine } from '@meg/shared/contract/conversation';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Intent, OpenQuestion, Slots, Understanding } from '@meg/shared/contract/understanding';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Whereabouts } from '../places/places.service.js';
import type { UnderstandingService } from './understanding.service.js';

type Place = NonNullable<Slots['origin']>;
type End = 'origin' | 'destination';

/** Below this the chat asks instead of taking a slot over. */
const surely = 0.5;
/** A longer conversation is read from its end. */
const mostLines = 120;
const mostCharacters = 1_000;

/** With these, a message tells or wants something done. With all others it asks. */
const actions: readonly Intent[] = ['quote', 'call', 'readiness', 'greeting', 'thanks', 'complaint'];
/** What a question asks about rather than tells. */
const services: readonly string[] = ['packing', 'storage', 'insurance', 'shippingMode'];
const contact: readonly string[] = ['name', 'email', 'phone'];

function isQuestion({ wishes, intent, isSure, answer, command }: Understanding): boolean {
  const wanted = wishes.length > 0 ? wishes : [{ intent }];
  return isSure && !answer && !command && wanted.every((wish) => !actions.includes(wish.intent));
}

const isEnd = (name: string): name is End => name === 'origin' || name === 'destination';

function isKnown(move: PartialMove, name: string): boolean {
  if (!isEnd(name)) return name in move;
  return move[`${name}City`] !== undefined || move[`${name}Country`] !== undefined;
}

function withoutPlace(move: PartialMove, end: End): PartialMove {
  const { [`${end}City` as const]: _city, [`${end}PlaceId` as const]: _id, ...rest } = move;
  const { [`${end}Country` as const]: _country, ...left } = rest;
  return left;
}

/** A country alone keeps the city that lies in it. */
function withPlace(move: PartialMove, end: End, { value, placeId, countryCode, isCity }: Place): PartialMove {
  if (!isCity && move[`${end}Country`] === countryCode) return move;
  return {
    ...withoutPlace(move, end),
    ...(isCity && { [`${end}City`]: value }),
    ...(placeId && { [`${end}PlaceId`]: placeId }),
    ...(countryCode && { [`${end}Country`]: countryCode }),
  };
}

function withoutDate(move: PartialMove): PartialMove {
  const { moveDate: _day, moveMonth: _month, moveYear: _year, ...rest } = move;
  return rest;
}

function withTypeOfCountries(move: PartialMove): PartialMove {
  const { originCountry, destinationCountry } = move;
  if (!originCountry || !destinationCountry) return move;
  return { ...move, moveType: originCountry === destinationCountry ? 'local' : 'international' };
}

function withSlots(move: PartialMove, slots: Partial<Slots>): PartialMove {
  const { origin, destination, ...others } = slots;
  const facts = Object.entries(others).filter(([name]) => !contact.includes(name));
  const said: PartialMove = Object.fromEntries(facts.map(([fact, slot]) => [fact, slot?.value]));
  const dated = (said.moveDate ?? said.moveMonth) === undefined ? move : withoutDate(move);
  const from = origin ? withPlace(dated, 'origin', origin) : dated;
  const to = destination ? withPlace(from, 'destination', destination) : from;
  const typed = origin || destination ? withTypeOfCountries(to) : to;
  return { ...typed, ...said };
}

function withoutFacts(move: PartialMove, taken: Understanding['takenBack']): PartialMove {
  let left = move;
  for (const fact of taken) {
    const { [fact]: _takenBack, ...rest } = left;
    left = fact === 'moveDate' || fact === 'moveMonth' ? withoutDate(rest) : rest;
    if (fact === 'originCity') left = withoutPlace(left, 'origin');
    if (fact === 'destinationCity') left = withoutPlace(left, 'destination');
  }
  return left;
}

/** As the chat takes a message over: a mere question tells only what was not known, and takes nothing back. */
function withMessage(move: PartialMove, understood: Understanding): PartialMove {
  const asks = isQuestion(understood);
  const isTaken = ([name, slot]: [string, Slots[keyof Slots]]) =>
    slot !== undefined && slot.confidence >= surely && !(asks && (services.includes(name) || isKnown(move, name)));
  const slots = Object.fromEntries(Object.entries(understood.slots).filter(isTaken)) as Partial<Slots>;
  return asks ? withSlots(move, slots) : withoutFacts(withSlots(move, slots), understood.takenBack);
}

type Asked = 'route' | 'call' | 'other';
type ChatWords = ReaderLanguage['words']['chat'];

/** What the chat asks by these words. */
const askedBy: { readonly [Key in keyof ChatWords]?: Asked } = {
  'ask.route': 'route',
  'ask.lead': 'route',
  'handoff.offer': 'call',
  'ask.moveType': 'other',
  'ask.prepare': 'other',
  'ask.moveDetails': 'other',
  'ask.propertySize': 'other',
  'ask.moveSize': 'other',
  'ask.moveDate': 'other',
};

/** What a line of the chat asks; undefined where it leaves open what was asked before. */
function askedIn(line: string, { words }: ReaderLanguage): Asked | undefined {
  const isIn = (phrase: string) => phrase.split(/\{\w+\}/).every((part) => line.includes(part.trim()));
  const found = Object.entries(askedBy).find(([key]) => isIn(String(words.chat[key as keyof ChatWords])));
  return found?.[1];
}

function openQuestionOf(asked: Asked, move: PartialMove): OpenQuestion | undefined {
  if (asked === 'call') return { kind: 'handoff' };
  const fields = (['originCity', 'destinationCity'] as const).filter((field) => move[field] === undefined);
  return asked === 'route' && fields.length > 0 ? { kind: 'form', fields } : undefined;
}

export interface SaidMoveRequest {
  readonly conversation: readonly ConversationLine[];
  readonly reader: ReaderLanguage;
  readonly company: Whereabouts;
}

/** Reads the move out of a conversation, where the chat sends no facts beside it. */
export class SaidMoveService {
  constructor(
    private readonly needs: { readonly understanding: Pick<UnderstandingService, 'understand' | 'nearTo'> },
  ) {}

  async read({ conversation, reader, company }: SaidMoveRequest): Promise<PartialMove> {
    const near = this.needs.understanding.nearTo(company);
    let move: PartialMove = {};
    let asked: Asked = 'other';
    for (const { speaker, text } of conversation.slice(-mostLines)) {
      if (speaker === 'assistant') asked = askedIn(text, reader) ?? asked;
      else {
        const asking = openQuestionOf(asked, move);
        const message = { text: text.slice(0, mostCharacters), reader, ...near, move, asking };
        move = withMessage(move, this.needs.understanding.understand(message));
        await nextTurn();
      }
    }
    return move;
  }
}
