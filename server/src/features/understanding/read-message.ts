import type { MoveFact, PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion, Slots, Understanding } from '@meg/shared/contract/understanding';
import { wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import type { Language } from '@meg/shared/languages/language';
import { chatTopic } from '../../asked/chat-questions.js';
import { asksOfDayOrSeason } from '../../asked/day-of-week.js';
import { asksPriceOfPacking } from '../../asked/packing-price.js';
import { asksOfAdding, plainQuestion } from '../../asked/price-topics.js';
import { asksForPlace } from '../../asked/served-places.js';
import { asksSomething } from './classifier/asking-words.js';
import { type ContactWish, contactWish } from './contact-wish/contact-wish.js';
import { namesSecondChoice, wishesForSpeaker } from './contact-wish/second-choice.js';
import { changedSlots } from './known-move/changed-slots.js';
import { askedFact, type MessageContext } from './message-context.js';
import { withoutOfficeRooms } from './office-rooms.js';
import { bookedCallAnswer, cancelsCall } from './open-question/booked-call.js';
import type { Clock } from './open-question/call-time.js';
import { type Command, findCommand } from './open-question/command.js';
import { nameBesideContact } from './open-question/form-slots.js';
import { type Reply, readReply } from './open-question/reply.js';
import { screenAnswer } from './open-question/screen-answer.js';
import { sendsForm } from './open-question/sends-form.js';
import { withCallTime } from './open-question/with-call-time.js';
import type { OwnWords } from './own-words/own-words.js';
import { type Reader, type ReadRequest, readRequest, type TextServices } from './read-request.js';
import type { Sentence } from './sentence.js';
import { todayAt } from './slots/dates/calendar-day.js';
import { sizeOf } from './slots/homes/home-size.js';
import { impliedFacts } from './slots/implied-facts.js';
import { type OwnJob, ownJobIn, slotsOfJob } from './slots/notes/own-job.js';
import { withPlacesPutRight } from './slots/places/put-right-places.js';
import { withFactsPutRight } from './slots/put-right-facts.js';
import { withNumbersPutRight } from './slots/put-right-numbers.js';
import { withoutDeniedNumber } from './slots/things/denied-number.js';
import { withRightCounts } from './slots/things/replaced-count.js';
import { asksForPerson } from './sure-intents/person-words.js';
import { asksForPart, asksPriceOfOther, asksWhatIf, mayHavePrice } from './what-if.js';

export interface MessageRequest {
  readonly sentence: Sentence;
  readonly reader: Reader;
  readonly asking: OpenQuestion | undefined;
  readonly move: PartialMove;
  readonly call?: Understanding['callTime'] | undefined;
  readonly timezone?: string | undefined;
  readonly languages: readonly Language[];
  /** Set where the message has nothing but the chat's own words for facts. */
  readonly own?: OwnWords | undefined;
  /** Set where the sentence is what a question supposes, read as if it were told. */
  readonly isSupposed?: boolean;
}

export interface ReadMessage {
  readonly read: ReadRequest;
  readonly slots: Slots;
  readonly takenBack: readonly MoveFact[];
  readonly bedrooms: number | undefined;
  readonly answer: Understanding['answer'];
  readonly command: Command | null;
  readonly callTime: Understanding['callTime'];
  readonly contactWish: ContactWish | undefined;
  readonly context: MessageContext;
  /** Whether the message was a reply to what is asked. */
  readonly isReply: boolean;
  /** Whether it asks what the price would be otherwise, and tells nothing of the move. */
  readonly supposes: boolean;
  /** Whether the message has nothing but the chat's own words for facts. */
  readonly isOwnWords: boolean;
  /** Whether it is about a move that the company does for the visitor already, and how. */
  readonly ownJob: OwnJob | undefined;
}

const nothingChanged = { slots: {}, takenBack: [] };

/** Of an end that is put right within the message, only the last place is read. */
function readPutRight(services: TextServices, sentence: Sentence, reader: Reader): ReadRequest {
  const read = readRequest(services, sentence, reader);
  const right = withPlacesPutRight(sentence, read.found.named);
  return right === sentence ? read : readRequest(services, right, reader);
}

function contextOf(
  services: TextServices,
  { sentence: typed, reader, asking, move, call, languages, isSupposed }: MessageRequest,
): MessageContext {
  const today = todayAt(services.now());
  const rightFacts = withFactsPutRight(withNumbersPutRight(withoutDeniedNumber(typed)), today, reader.language);
  const read = readPutRight(services, withRightCounts(rightFacts), { ...reader, move, asked: askedFact(asking) });
  const { sentence } = read;
  return { sentence, read, request: read.request, asking, move, call, today, languages, isSupposed };
}

/** The visitor's clock; that of UTC where their zone is not known. */
function clockAt(nowMs: number, timezone = 'UTC'): Clock {
  const { date, time } = wallTimeAt(nowMs, timezone);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { today: { year, month, day }, time };
}

/** A name, an address or a number, where the form or the handoff asks for it. */
const isContact = ({ asking, sentence }: MessageContext, { name, email, phone }: Slots): boolean =>
  (asking?.kind === 'form' || asking?.kind === 'handoff') &&
  (name ?? email ?? phone) !== undefined &&
  !asksSomething(sentence);

const isTime = ({ asking }: MessageContext, callTime: Understanding['callTime']): boolean =>
  asking?.kind === 'handoff' && callTime !== null;

/** "A big house" is a size of home, and no number of bedrooms. */
const bedroomsSaid = (bedrooms: number | undefined, { propertySize }: Slots): number | undefined =>
  bedrooms !== undefined && (propertySize === undefined || propertySize.value === sizeOf(bedrooms))
    ? bedrooms
    : undefined;

/** The list as the rules read it, which know what it comes beside, where they know each of its things. */
function listByRules({ slots }: OwnWords, context: MessageContext): Slots {
  const own = slots.inventory?.value;
  if (!own || own.isComplete) return {};
  const { inventory, moveDetails } = changedSlots(context).slots;
  const isRead = own.items.every(({ code }) => inventory?.value.items.some((item) => item.code === code));
  return isRead ? { inventory, ...(moveDetails && { moveDetails }) } : {};
}

/** The facts of the chat's own words; of what goes and how much of it, one wording may say both. */
function ownFacts(own: OwnWords, context: MessageContext) {
  const { slots, takenBack } = own;
  const { moveDetails, moveSize } = context.read.found.slots;
  const isHowMuch = slots.moveDetails !== undefined || slots.moveSize !== undefined;
  return { slots: { ...(isHowMuch && { moveDetails, moveSize }), ...slots, ...listByRules(own, context) }, takenBack };
}

const nothingSaid: Reply = { answer: null, slots: {} };

/** A reply to the open question comes before another button on the screen, but no label of one is a name. */
function replyOf(context: MessageContext): Reply {
  const reply = readReply(context);
  const shown = screenAnswer(context);
  // "Sí claro, en español" says yes to the language.
  const onScreen = reply.answer && shown?.about !== 'language' ? undefined : shown;
  const isFact = onScreen?.about === 'agreed' && Object.keys(reply.slots).length > 0;
  return onScreen && !isFact ? { ...nothingSaid, answer: onScreen } : reply;
}

/** Who cancels a call leaves the card in which its time is chosen. */
function commandOf(context: MessageContext, ofCall: Reply['answer'] | undefined): Command | null {
  const { sentence, asking } = context;
  const leaves =
    asking?.kind === 'handoff' &&
    (ofCall?.value === 'cancel' || (cancelsCall(sentence.words) && !contactWish(sentence)));
  if (leaves) return 'notNow';
  return ofCall || sendsForm(context) ? null : findCommand(sentence.words, asking);
}

function named(context: MessageContext): Pick<Slots, 'name'> {
  const name = nameBesideContact(context);
  return name ? { name } : {};
}

/** "Did you get the piano?" asks whether it is noted, and adds none. */
const asksIfListed = (words: Sentence['words']): boolean =>
  words.length <= mostWordsOfList && chatTopic(words.map(({ plain }) => plain)) === 'inList';
const mostWordsOfList = 10;

/** "Sinon samedi 11h", "alguien que hable español", where a call is being arranged: who calls reads it as it was said. */
function wishAtCard({ asking, call, sentence: { words, text } }: MessageContext): ContactWish | undefined {
  const isSecond = Boolean(call) && namesSecondChoice(words);
  const isWish = asking?.kind === 'handoff' && (isSecond || wishesForSpeaker(words));
  return isWish ? { by: 'phone', text: text.trim(), isRefusal: false } : undefined;
}

const mostWordsForPerson = 2;

/** "انسان" is also how a city is spelt. */
const isPersonAlone = (sentence: Sentence): boolean =>
  sentence.words.length <= mostWordsForPerson && asksForPerson(sentence);

/** A message, by what is asked at this moment and what is known of the move. */
export function readMessage(services: TextServices, request: MessageRequest): ReadMessage {
  const { context, callTime } = withCallTime(contextOf(services, request), clockAt(services.now(), request.timezone));
  const { sentence, read } = context;
  const ofCall = bookedCallAnswer(context, callTime);
  const command = commandOf(context, ofCall);
  const reply = ofCall ? { ...nothingSaid, answer: ofCall } : command ? nothingSaid : replyOf(context);
  const isOtherRoute = read.found.slots.origin !== undefined || read.found.slots.destination !== undefined;
  const isOfPart = asksForPart(sentence, request.move) && !isOtherRoute;
  // "Do you do Chile?" of somebody who goes to Lyon asks about the company alone.
  const namesPlace = read.countries.length > 0 || read.found.named.length > 0;
  const isOfService =
    namesPlace && request.move.destinationCity !== undefined && asksForPlace(plainQuestion(sentence.text));
  const isOther = !request.isSupposed && !isOtherRoute && asksPriceOfOther(sentence, request.move, read.found.slots);
  const isSupposed =
    asksWhatIf(sentence, request.move) ||
    isOther ||
    asksPriceOfPacking(sentence.text) ||
    (!request.isSupposed && mayHavePrice(request.move) && asksOfAdding(plainQuestion(sentence.text))) ||
    (!isOtherRoute && asksOfDayOrSeason(plainQuestion(sentence.text)));
  const isHypothetical = command !== null || isSupposed || isOfPart || isOfService || asksIfListed(sentence.words);
  const own = isHypothetical ? undefined : request.own;
  const changed = isHypothetical ? nothingChanged : own ? ownFacts(own, context) : changedSlots(context);
  const noPlace = isPersonAlone(sentence) && { origin: undefined, destination: undefined };
  const all = Object.fromEntries(
    Object.entries({
      ...(own
        ? { ...named(context), ...reply.slots, ...changed.slots }
        : { ...changed.slots, ...named(context), ...reply.slots }),
      ...noPlace,
    }).filter(([, slot]) => slot),
  ) as Slots;
  const said = reply.answer ? all : withoutOfficeRooms(all, sentence.words, request.move);
  const ownJob = command || reply.answer || own ? undefined : ownJobIn(context);
  const slots = ownJob ? slotsOfJob(ownJob, context, said) : { ...said, ...impliedFacts(said, request.move) };
  return {
    read,
    context,
    slots,
    takenBack: ownJob ? [] : changed.takenBack.filter((fact) => !(fact in slots)),
    bedrooms: bedroomsSaid(read.found.bedrooms, slots),
    answer: reply.answer,
    command,
    callTime: ownJob || reply.answer?.about === 'handoff' ? null : callTime,
    contactWish: command ? undefined : (contactWish(sentence) ?? wishAtCard(context)),
    ownJob,
    supposes: command === null && (isSupposed || isOfPart),
    isReply:
      (reply.answer !== null && reply.answer.about !== 'agreed') ||
      Object.keys(reply.slots).length > 0 ||
      isContact(context, slots) ||
      isTime(context, callTime),
    isOwnWords: own !== undefined,
  };
}
