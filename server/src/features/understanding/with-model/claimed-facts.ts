import { moveFacts } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { Claim, ClaimedFacts, ReadableFact } from '../../language-model/message-reader.service.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from '../slots/denial.js';
import type { End } from '../slots/homes/access.js';
import { namesBedroom, sizeOf } from '../slots/homes/home-size.js';
import { smallNumber } from '../slots/number-words.js';
import type { Judged } from '../understanding.service.js';
import { agrees } from './agrees.js';
import { claimedEnd, opposite } from './claimed-ends.js';
import { quotedIn, type Span, wordsIn } from './quoted-words.js';

type SlotName = keyof Slots;
type Inventory = NonNullable<Slots['inventory']>['value'];

export interface FactRequest {
  /** As the rules read the message. */
  readonly judged: Judged;
  /** As they read it with its spelling put right. */
  readonly again: Judged;
  readonly facts: ClaimedFacts;
  /** Words of the message that were put right. */
  readonly mended: ReadonlySet<SentenceWord>;
}

/** Less sure than what was read by the rules alone, and enough to be said back. */
const mostSure = 0.7;
const leastSure = 0.5;
const ends = { originCity: 'origin', destinationCity: 'destination' } as const;

const slotOf = (fact: ReadableFact): SlotName => (fact in ends ? ends[fact as keyof typeof ends] : (fact as SlotName));
const isSure = (slot: Slots[SlotName]): boolean => (slot?.confidence ?? 0) >= leastSure;

/** "Each of us four has a bedroom": the only number beside a word for bedrooms. */
function homeByFigure({ again }: FactRequest, { value, quote }: Claim<unknown>): Slots['propertySize'] {
  const { sentence } = again.message.context;
  const span = quotedIn(sentence, quote);
  const words = span ? wordsIn(sentence, span) : [];
  const [figure, ...others] = words.flatMap(({ plain }) => smallNumber(plain) ?? []);
  if (figure === undefined || others.length > 0 || !namesBedroom(words)) return undefined;
  if (words.some((_, at) => isDenied(words, at)) || sizeOf(figure) !== value) return undefined;
  return { value: sizeOf(figure), confidence: mostSure };
}

function endOf({ again, judged }: FactRequest, end: End, { value, quote, mended }: Claim<unknown>): Slots['origin'] {
  const { context } = again.message;
  const span: Span | undefined = quotedIn(context.sentence, mended ?? quote) ?? quotedIn(context.sentence, quote);
  const isKnown = context.move[`${end}City`] !== undefined;
  const place = span && !isKnown ? claimedEnd(context, { end, name: String(value), span }) : undefined;
  const otherEnd = judged.understanding.slots[opposite(end)]?.value ?? context.move[`${opposite(end)}City`];
  return place && place.value !== otherEnd ? place : undefined;
}

const nameOf = (label: string): string => label.split(',')[0]?.toLowerCase() ?? '';

/** Whether the rules read the same once the spelling is right. */
function isReadAgain(fact: ReadableFact, value: unknown, slot: Slots[SlotName]): boolean {
  if (!slot || !isSure(slot)) return false;
  if (fact === 'inventory') return agrees((value as Inventory).items, (slot.value as Inventory).items);
  return fact in ends ? nameOf(String(slot.value)) === nameOf(String(value)) : agrees(value, slot.value);
}

/** What the rules read is theirs, unless they could not read a part of the very words that say it. */
function isSettled({ mended, judged }: FactRequest, old: Slots[SlotName], { quote }: Claim<unknown>): boolean {
  const { sentence } = judged.message.context;
  const span = quotedIn(sentence, quote);
  return isSure(old) && !(span && wordsIn(sentence, span).some((word) => mended.has(word)));
}

function checkedSlot(request: FactRequest, fact: ReadableFact, claim: Claim<unknown>): Slots[SlotName] {
  const name = slotOf(fact);
  const { slots, takenBack } = request.judged.understanding;
  const [old, now] = [slots[name], request.again.understanding.slots[name]];
  const isWithdrawn = moveFacts.some((one) => one === fact && takenBack.includes(one));
  if (isWithdrawn || isSettled(request, old, claim)) return undefined;
  if (isReadAgain(fact, claim.value, now)) return now;
  if (fact === 'propertySize') return homeByFigure(request, claim);
  return fact in ends ? endOf(request, name as End, claim) : undefined;
}

/** The claimed facts whose words stand in the message, as our own rules read them. */
export function checkedFacts(request: FactRequest): Slots {
  const { sentence } = request.judged.message.context;
  const checked = Object.entries(request.facts).flatMap(([fact, claim]) => {
    if (!quotedIn(sentence, claim.quote)) return [];
    const slot = checkedSlot(request, fact as ReadableFact, claim);
    return slot ? [[slotOf(fact as ReadableFact), { ...slot, confidence: Math.min(slot.confidence, mostSure) }]] : [];
  });
  return Object.fromEntries(checked) as Slots;
}
