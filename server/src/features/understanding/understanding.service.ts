import type { PartialMove } from '@meg/shared/contract/move';
import {
  type Intent,
  intents,
  type OpenQuestion,
  type Slots,
  type Understanding,
} from '@meg/shared/contract/understanding';
import type { Language } from '@meg/shared/languages/language';
import { feelingIn, needsPerson } from '../../asked/feelings.js';
import { asksPriceOfPacking } from '../../asked/packing-price.js';
import { plainQuestion } from '../../asked/price-topics.js';
import { asksOfTips } from '../../asked/tips.js';
import type { Ground } from '../../ground.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Matters } from '../../retrieval/matters/matters.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { Nearness, PlacesService, Whereabouts } from '../places/places.service.js';
import { askBack, type Guess } from './ask-back.js';
import { asksSomething } from './classifier/asking-words.js';
import { type Classifier, readClassifier } from './classifier/classifier-file.js';
import { intentVector } from './classifier/intent-features.js';
import { probabilities } from './classifier/softmax.js';
import { heardFacts } from './heard/heard-facts.js';
import { withCountedNamed } from './known-move/counts-in-short.js';
import { likeliestCountry } from './likeliest-country.js';
import { likelyIntents } from './likely.js';
import { languageOfMessage } from './message-language.js';
import { isAskedOffTopic } from './off-topic.js';
import { choosesNone } from './open-question/choice-answer.js';
import { sendsForm } from './open-question/sends-form.js';
import { readOwnWords } from './own-words/own-words.js';
import { type ReadMessage, readMessage } from './read-message.js';
import { type Reader, type ReadRequest, readRequest, type TextServices } from './read-request.js';
import { countryWithin } from './refused-move.js';
import { readSentence, type Sentence } from './sentence.js';
import { todayAt } from './slots/dates/calendar-day.js';
import { findMoveDate } from './slots/dates/move-date.js';
import { findWeekday } from './slots/dates/weekday.js';
import { findWay } from './slots/homes/access.js';
import { wishedServices } from './slots/service-wishes.js';
import { wishesForShipping } from './slots/shipping-mode.js';
import { countedThings } from './slots/things/inventory.js';
import { namedSpecialItems } from './slots/things/special-items.js';
import { toldPart } from './slots/told-part.js';
import { asksOfCall, tellsMoveAtCard } from './sure-intents/asks-at-card.js';
import { comparesCountries } from './sure-intents/comparing.js';
import {
  intentAtEnd,
  intentOfWords,
  isSurelyOfGuide,
  learntIntent,
  mayBeOfGuide,
  shareOfGuides,
  sumOfMatters,
} from './sure-intents/learnt-intent.js';
import { withoutMistaken } from './sure-intents/mistaken.js';
import { asksForPerson } from './sure-intents/person-words.js';
import { asksPriceAtEnd } from './sure-intents/price-at-end.js';
import { orRealQuestion } from './sure-intents/real-question.js';
import { refusesForm } from './sure-intents/refuses-form.js';
import { deniesThings, saysOnlyHowToReach, sureIntent, tellsFeeling } from './sure-intents/sure-intent.js';
import { fitsSupposed, leavesAlone, nothingTakenUp, ofSameRoute, takesUp } from './take-up.js';
import { pianoTakenUp } from './take-up-kind.js';
import { correctsBesideQuestion, isAllTold } from './told-beside.js';
import { isVague } from './vague-words.js';
import { asksWhatIf, mayHavePrice, namesOnlyEnd, supposedIn, suppositionsOf } from './what-if.js';
import { asksBesideMove, findWishes, type Wishes } from './wishes.js';

interface Needs extends Pick<Ground, 'now' | 'languages'> {
  readonly places: PlacesService;
  readonly guides: GuidesService;
  /** The file of the build, `server/dist/classifier.bin`. */
  readonly classifier: Uint8Array;
  readonly matters: Matters;
}

export interface UnderstandRequest {
  readonly text: string;
  readonly reader: ReaderLanguage;
  /** Countries that the company serves. */
  readonly preferred: readonly string[];
  /** Where the company is: a place near it is preferred to its namesakes. */
  readonly home?: Nearness['home'];
  /** What the chat is asking. */
  readonly asking?: OpenQuestion | undefined;
  /** What is known of the move. */
  readonly move?: PartialMove | undefined;
  /** What the visitor wrote before. */
  readonly before?: string | undefined;
  /** The time that is chosen for a call, or that is booked. */
  readonly call?: Understanding['callTime'] | undefined;
  /** The visitor's. */
  readonly timezone?: string | undefined;
  /** Whether to read what is only supposed: "what if only 10 boxes?" */
  readonly readsWhatIf?: boolean;
}

/** Below this share the visitor is asked. */
export const surely = 0.55;
/** Enough for a part of a message that asks something. */
const nearlySurely = 0.45;
/** How sure a rule is. */
const byRule = 0.9;
/** From this share on, a question has nothing to do with moving. */
const surelyOutOfScope = 0.8;
/** Least share of words in a known script. */
const leastKnown = 0.2;
/** From this confidence on, a guide has an answer. */
const answeredByGuide = 0.5;
/** From this share on, a question is about a rule of some country. */
const likelyOfGuide = 0.6;
/** From this share on, a question that follows one about a country may be about that country. */
const following = 0.4;
/** Words of a message that says little by itself. */
const mostOfFollowing = 5;
/** Intents of short texts such as "ok" and "hey you". */
const isCourtesy = new Set<Intent>(['greeting', 'thanks']);
const digits = 1_000;

const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * digits) / digits;

/** "How much is it" may want a quote or ask what moving costs: a price is wanted either way. */
const ofPrice: ReadonlySet<Intent> = new Set<Intent>(['quote', 'costs']);
const shareOf = ({ intent, share }: Guess, guesses: readonly Guess[]): number =>
  ofPrice.has(intent) ? guesses.reduce((sum, one) => (ofPrice.has(one.intent) ? sum + one.share : sum), 0) : share;

type Wanted = Pick<Understanding, 'intent' | 'confidence' | 'isSure'>;

/** The codes of countries, as the places of a question tell them. */
export interface ReadQuestion {
  readonly origin: string | null | undefined;
  readonly destination: string | null | undefined;
  /** Of the towns and regions that no word says one comes from. */
  readonly others: readonly string[];
  /** Whether it surely has nothing to do with moving. */
  readonly isOutOfScope: boolean;
}

/** What a message means, with what that was judged by. */
export interface Judged {
  readonly understanding: Understanding;
  readonly message: ReadMessage;
  readonly guesses: readonly Guess[];
}

const ofService = new Set<Intent>(['packing', 'insurance', 'general', 'costs', 'planning', 'international']);

const ofGuide = new Set<Intent>(['countryGuide', 'documents']);

/** What is answered by what is found, whichever of these it is. */
const searched = new Set<Intent>([
  ...['general', 'packing', 'planning', 'specialty', 'insurance', 'international', 'documents', 'countryGuide'],
  ...['changingAddress', 'costs'],
] as Intent[]);

/** What is no question, and beside which facts are taken as they are told. */
const acts = new Set<Intent>(['quote', 'call', 'readiness', 'greeting', 'thanks', 'complaint']);

/** Each wish was judged alone and is sure; the first is what the message wants. */
function withWishes(whole: Wanted, wishes: Wishes, { text }: Sentence): Wanted {
  const first = wishes.find((wish) => !isOnlyTold(wish, wishes, text)) ?? wishes[0];
  if (!first || (wishes.length === 1 && first.intent === whole.intent)) return whole;
  return { intent: first.intent, confidence: Math.max(whole.confidence, surely), isSure: true };
}

/** What the words of a message surely come to, where no rule says what it wants. */
function orOfWords(wanted: Wanted, wishes: Wishes, message: ReadMessage): Wanted {
  const { read, isReply, isOwnWords, command, answer } = message;
  const isOther = isReply || isOwnWords || command || answer || asksForPerson(read.sentence);
  if (wishes.length > 1 || isOther) return wanted;
  const intent = intentOfWords(read, wanted.intent);
  if (!intent || sureIntent(message, wanted.intent)) return wanted;
  return { intent, confidence: byRule, isSure: true };
}

/** What is told of a move beside a question: the question is what is wanted. */
function isOnlyTold(wish: Wishes[number], wishes: Wishes, text: string): boolean {
  const asks = ({ from, to }: Wishes[number]) => asksSomething(readSentence(text.slice(from, to)));
  const others = wishes.filter(({ intent }) => intent !== 'quote');
  if (wish.intent !== 'quote' || !others.some(asks)) return false;
  return !asks(wish) || others.some(({ from, to }) => from <= wish.from && to >= wish.to);
}

/** "Do you also pack? I have no time": the service is wished for, and what is asked of it is answered as well. */
function withServices({ slots, context: { sentence, move }, command }: ReadMessage, wishes: Wishes): Wishes {
  const isKnown = Object.keys(move).length > 0;
  const isWished =
    [...wishedServices(sentence.words)].some((service) => slots[service]?.value === true) ||
    (slots.shippingMode !== undefined && wishesForShipping(sentence.words));
  if (!isKnown || !isWished || command || wishes.some(({ intent }) => !ofService.has(intent))) return wishes;
  return [{ intent: 'quote', from: 0, to: sentence.text.length }, ...wishes];
}

/** "We will pack ourselves. What if it rains?": what is told first is kept, whatever is asked behind it. */
function withOwnPacking({ slots, context: { sentence }, command }: ReadMessage, wishes: Wishes): Wishes {
  const told = toldPart(sentence);
  const isTold = slots.packing?.value === false && told !== sentence;
  if (!isTold || command || wishes.some(({ intent }) => acts.has(intent))) return wishes;
  const end = told.text.trimEnd().length;
  const asked = wishes.map((wish) => ({ ...wish, from: wish.to > end ? Math.max(wish.from, end) : wish.from }));
  return [{ intent: 'quote', from: 0, to: end }, ...asked];
}

/** The places that no word says one comes from. */
const notLeft = ({ named }: ReadRequest['found']) =>
  named.filter(({ marker, ending }) => (ending ?? marker?.marker) !== 'from');

const countriesOfTowns = (found: ReadRequest['found']): string[] => [
  ...new Set(notLeft(found).flatMap(({ match }) => likeliestCountry(match) ?? [])),
];

export class UnderstandingService {
  private readonly classifier: Classifier;
  private readonly services: TextServices;

  constructor(private readonly needs: Needs) {
    this.classifier = readClassifier(needs.classifier);
    const { places, guides, now } = needs;
    this.services = {
      places,
      now,
      countriesIn: (words) => guides.countriesIn(words),
      forGuides: (asked, move) => guides.understand(asked, { move }),
      mattersOf: (text) => needs.matters.rank(text),
      knowsWord: (plain) => this.knowsWord(plain),
    };
  }

  /** Which places the visitors of a company are likely to mean. */
  nearTo(company: Whereabouts): Nearness {
    return this.needs.places.nearTo(company);
  }

  /** What a message wants and says, beside what is asked and known; with a question if that is not sure. */
  understand(request: UnderstandRequest): Understanding {
    return this.judge(request).understanding;
  }

  /** The country of a move between two towns of one country that the message tells, beside what is known. */
  countryWithin(told: Understanding, move: PartialMove): string | undefined {
    return countryWithin(told, move);
  }

  /** What a question would have otherwise, each as it would be told. */
  suppositionsIn(text: string): string[] {
    return suppositionsOf(text);
  }

  /** What a message means, which may be no more than that what was asked before is wanted. */
  judge(request: UnderstandRequest): Judged {
    return (
      this.takenUp(request) ??
      this.kindTakenUp(request) ??
      this.otherEnd(request) ??
      this.judgeAlone(withCountedNamed(request))
    );
  }

  /** "What if it was Hull instead": another town is another move, of which the price is worked out as if it were told. */
  private otherEnd({ before: _before, ...request }: UnderstandRequest): Judged | undefined {
    const { text, move = {} } = request;
    if (!mayHavePrice(move) || !asksWhatIf(readSentence(text), move)) return undefined;
    const judged = this.judgeAlone({ ...request, asking: undefined, readsWhatIf: true });
    if (!namesOnlyEnd(judged.understanding)) return undefined;
    const wishes = [{ intent: 'quote' as const, from: 0, to: text.length }];
    const told = { intent: 'quote' as const, confidence: byRule, isSure: true, question: null, likely: [] };
    return { ...judged, understanding: { ...judged.understanding, ...told, wishes } };
  }

  /** "Yes, do it", behind "what if we left the sofa": the sofa is left. */
  private takenUp({ before, ...request }: UnderstandRequest): Judged | undefined {
    const { text, asking, move = {} } = request;
    const { words } = readSentence(text);
    if (before === undefined || !takesUp(words, asking)) return undefined;
    const question = { ...request, text: before, asking: undefined };
    if (!this.judgeAlone(question).message.supposes) return undefined;
    for (const supposed of this.offeredBy(before, question.reader)) {
      const judged = this.judgeAlone({ ...question, text: supposed, readsWhatIf: true });
      const told = ofSameRoute(judged.understanding, move);
      if (told && leavesAlone(words, told)) return { ...judged, understanding: nothingTakenUp(told, text) };
      if (told && fitsSupposed(words, told))
        return { ...judged, understanding: { ...told, wishes: [{ intent: 'quote', from: 0, to: text.length }] } };
    }
    return undefined;
  }

  /** "Vale, de cola", behind what was asked of a piano. */
  private kindTakenUp({ before, ...request }: UnderstandRequest): Judged | undefined {
    const { text, reader, move = {} } = request;
    const piano = before && pianoTakenUp(readSentence(text).words, readSentence(before).words, move);
    if (!piano) return undefined;
    const judged = this.judgeAlone({ ...request, text: reader.words.inventory[piano], asking: undefined });
    const told = { intent: 'quote' as const, confidence: byRule, isSure: true, question: null, likely: [] };
    const wishes = [{ intent: 'quote' as const, from: 0, to: text.length }];
    return { ...judged, understanding: { ...judged.understanding, ...told, wishes } };
  }

  /** What was supposed, as it would be told. A question for the price of packing names no wish for it. */
  private offeredBy(before: string, { words }: ReaderLanguage): string[] {
    return asksPriceOfPacking(before) ? [words.heard.packing] : suppositionsOf(before);
  }

  private judgeAlone({
    text,
    reader,
    preferred,
    home,
    asking,
    move = {},
    readsWhatIf = false,
    ...beside
  }: UnderstandRequest): Judged {
    const sentence = readSentence(readsWhatIf ? supposedIn(text) : text);
    const own = readOwnWords(sentence.text, move, reader);
    const language = own ? reader.code : languageOfMessage(this.classifier, sentence, reader.code);
    const message = readMessage(this.services, {
      sentence,
      reader: { language, readerTag: reader.tag, preferred, home },
      asking,
      move,
      call: beside.call,
      timezone: beside.timezone,
      languages: this.languagesOf(reader, language),
      own,
      isSupposed: readsWhatIf,
    });
    const { read } = message;
    const guesses = this.orNotOfGuide(this.guess(read), message, reader);
    const whole = this.wantedOf(message, guesses);
    const readAs: Reader = { language, readerTag: reader.tag, preferred, home };
    const corrected = this.withCorrections(
      message,
      this.wishesOf(message, whole, { reader: readAs, language: reader }),
      readAs,
    );
    const wishes = withOwnPacking(message, withServices(message, corrected));
    const isChoiceOpen = choosesNone(message.context, message.answer);
    const country = this.countryOf(read.found.slots, read);
    const ofGuide = this.orOfGuide(this.orLearnt(withWishes(whole, wishes, sentence), wishes, message), {
      ...{ message, country, reader },
    });
    const meant = this.orFollowing(orOfWords(ofGuide, wishes, message), wishes, {
      ...{ message, reader, before: beside.before },
    });
    const wanted = isChoiceOpen ? { ...meant, confidence: 0, isSure: false } : meant;
    // "Tell me a joke about cats" tells of no pets.
    const isOffTopic = isAskedOffTopic(message, wanted, wishes);
    const { slots, takenBack, bedrooms } = isOffTopic ? { slots: {}, takenBack: [], bedrooms: undefined } : message;
    // A person reads the number, so that nobody has to give one who wants no calls.
    const isByEmail = message.contactWish?.by === 'email' && !slots.phone;
    const intent = orRealQuestion(wanted.intent, message);
    const understanding: Understanding = {
      ...wanted,
      intent,
      slots: isByEmail ? { ...slots, phone: { value: reader.words.heard.emailOnly, confidence: byRule } } : slots,
      heard: heardFacts({
        ...{ slots, takenBack, move, bedrooms, reader, preferred },
        ownCountry: home?.countryCode,
        contactWish: message.contactWish,
        needsNoPhone: isByEmail,
        callTime: message.answer || message.contactWish || wanted.intent !== 'call' ? null : message.callTime,
        sendsForm: sendsForm(message.context),
        saysWeekday: findWeekday(sentence.words, message.context.today) !== undefined,
        isSupposed: readsWhatIf,
        saysLift: own !== undefined || message.isReply || findWay(sentence.words).lift !== undefined,
      }),
      takenBack: [...takenBack],
      answer: tellsMoveAtCard(message) ? { about: 'intent', value: 'quote' } : message.answer,
      command: message.command,
      wishes:
        wishes.length > 1
          ? wishes.map((wish) => ({ ...wish, intent: orRealQuestion(wish.intent, message) }))
          : [{ intent, from: 0, to: text.length }],
      likely: wanted.isSure || isChoiceOpen ? [] : likelyIntents(guesses, slots, read),
      callTime: message.callTime,
      country,
      question: isChoiceOpen
        ? reader.words.understanding.whichChoice
        : wanted.isSure
          ? null
          : askBack(guesses, slots, reader.words),
      language,
    };
    return { understanding, message, guesses };
  }

  /** What the guides and the advice do not see in a question: the countries of its towns, and that it is none for them. */
  readQuestion({ text, reader, preferred, home }: UnderstandRequest): ReadQuestion {
    const sentence = readSentence(text);
    const language = languageOfMessage(this.classifier, sentence, reader.code);
    const read = readRequest(this.services, sentence, { language, readerTag: reader.tag, preferred, home });
    const { found } = read;
    const others = notLeft(found);
    const { origin, destination } = found.slots;
    const unsettled = others.find(({ match }) => match?.kind === 'ambiguous')?.match;
    const outOfScope = this.guess(read).find(({ intent }) => intent === 'outOfScope')?.share ?? 0;
    return {
      origin: origin?.countryCode,
      destination: destination && (destination.countryCode ?? likeliestCountry(unsettled)),
      others: countriesOfTowns(found),
      isOutOfScope: outOfScope >= surelyOutOfScope,
    };
  }

  /** All that is known of a move, each fact in few words. */
  moveInWords(move: PartialMove, reader: ReaderLanguage): string[] {
    const slots = Object.fromEntries(Object.entries(move).map(([fact, value]) => [fact, { value, confidence: 1 }]));
    const countries = new Intl.DisplayNames(reader.tag, { type: 'region' });
    const placeOf = (end: 'origin' | 'destination') => {
      const { [`${end}City` as const]: city = '', [`${end}Country` as const]: countryCode = null } = move;
      const value = city === '' && countryCode ? countries.of(countryCode) : city;
      return value ? { value, confidence: 1, isCity: city !== '', countryCode } : undefined;
    };
    const known = { ...slots, origin: placeOf('origin'), destination: placeOf('destination') } as Slots;
    const request = { takenBack: [], move: {}, bedrooms: undefined, reader, preferred: [] };
    return heardFacts({ ...request, slots: known }).map(({ text }) => text);
  }

  /** The day that a text writes out, as in 2026-12-25, whatever it says of it. */
  dayIn(text: string, { tag }: ReaderLanguage): string | undefined {
    const request = { sentence: readSentence(text), today: todayAt(this.needs.now()), language: tag };
    const day = findMoveDate(request)?.value;
    return day?.length === 'YYYY-MM-DD'.length ? day : undefined;
  }

  /** The things that a text names, be they to come or to stay. */
  thingsIn(text: string) {
    // "Ilma diivanita": Estonian joins "without" to the thing as well.
    const sentence = readSentence(text.replaceAll(/(?<=ilma\s+\p{L}+)ta(?!\p{L})/giu, ''));
    const specialItems = namedSpecialItems(sentence.words);
    const items = countedThings(sentence).filter(({ code }) => !specialItems.some((one) => one === code));
    return { items, specialItems };
  }

  /** Whether the word stands in the examples. */
  knowsWord(plain: string): boolean {
    return this.classifier.vocabulary.has(plain);
  }

  /** The intent, by a rule or by the likeliest guess. */
  private wantedOf(message: ReadMessage, guesses: readonly Guess[]): Wanted {
    const { read } = message;
    const [best] = withoutMistaken(message, guesses) as [Guess];
    const ruled = sureIntent(message, best.intent);
    if (ruled)
      return {
        intent: ruled,
        confidence: rounded(Math.max(byRule, best.intent === ruled ? best.share : 0)),
        isSure: true,
      };
    const isVagueText = isVague(read.sentence) && !isCourtesy.has(best.intent);
    // "Je m'appelle Luc" has the word of a call.
    const isIntroduction = best.intent === 'call' && message.slots.name !== undefined;
    const isSure = shareOf(best, guesses) >= surely && this.isKnown(read) && !isVagueText && !isIntroduction;
    return {
      intent: best.intent,
      confidence: rounded(isSure ? Math.max(best.share, surely) : Math.min(best.share, surely - 1 / digits)),
      isSure,
    };
  }

  /** What a message of one wish asks by what its words are learnt to be about, where no rule says what it wants. */
  private orLearnt(wanted: Wanted, wishes: Wishes, message: ReadMessage): Wanted {
    const { read } = message;
    const learnt =
      learntIntent(read, wanted.intent) ?? (wanted.isSure || wanted.intent === 'call' ? undefined : sumOfMatters(read));
    const isQuoteAlone = wanted.intent === 'quote' && !message.isReply && !asksPriceAtEnd(read.sentence);
    const asked = learnt ?? (isQuoteAlone ? intentAtEnd(this.services, read) : undefined);
    const intent = wishes.length > 1 ? undefined : asked;
    if (!intent || sureIntent(message, wanted.intent)) return this.lookedUp(wanted, message);
    return { intent, confidence: byRule, isSure: true };
  }

  /** What the guide of its country answers is asked of the guide, whatever a message tells of the move as well. */
  private orOfGuide(
    wanted: Wanted,
    { message, country, reader }: { message: ReadMessage; country: string | null; reader: ReaderLanguage },
  ): Wanted {
    const { read, isReply, isOwnWords, command, answer, context } = message;
    // "Sorry, Leeds is where we live" tells something of the move that is known.
    const isTold = Object.keys(context.move).length > 0 && sureIntent(message, wanted.intent) !== undefined;
    const isOther = isTold || isReply || isOwnWords || command || answer || asksForPerson(read.sentence);
    if (country === null || ofGuide.has(wanted.intent) || isOther || !mayBeOfGuide(read)) return wanted;
    const found = this.foundInGuides(read, reader);
    const isAnswered = found?.country === country && found.confidence >= answeredByGuide;
    return isAnswered ? { intent: 'countryGuide', confidence: byRule, isSure: true } : wanted;
  }

  /** "How fast is flying it over" has words of the guides, but is for none where it names no country and none answers. */
  private orNotOfGuide(guesses: readonly Guess[], { read }: ReadMessage, reader: ReaderLanguage): Guess[] {
    const isGuide = guesses[0]?.intent === 'countryGuide';
    const isKnown = this.countryOf(read.found.slots, read) !== null || shareOfGuides(read) >= likelyOfGuide;
    if (!isGuide || isKnown || this.foundInGuides(read, reader)?.country) return [...guesses];
    return guesses.filter(({ intent }) => intent !== 'countryGuide');
  }

  private foundInGuides({ sentence }: ReadRequest, reader: ReaderLanguage, previousQuery?: string) {
    return this.needs.guides.search({ query: sentence.text, previousQuery, reader })?.answer;
  }

  /** "And the car?", behind a question about a country, asks that country's guide. */
  private orFollowing(
    wanted: Wanted,
    wishes: Wishes,
    { message, reader, before }: { message: ReadMessage; reader: ReaderLanguage; before: string | undefined },
  ): Wanted {
    const { read, slots, isReply, isOwnWords, command, answer } = message;
    const isPlaced = Boolean(slots.origin ?? slots.destination) || read.guide.countries.about.length > 0;
    const isOther = isPlaced || isReply || isOwnWords || command || answer || ofGuide.has(wanted.intent);
    if (before === undefined || isOther || wishes.length > 1) return wanted;
    const isShort = read.sentence.words.length <= mostOfFollowing;
    const mayFollow = isShort || (asksSomething(read.sentence) && shareOfGuides(read) >= following);
    if (!mayFollow || sureIntent(message, wanted.intent)) return wanted;
    const found = this.foundInGuides(read, reader, before);
    const isAnswered = found?.country && found.confidence >= answeredByGuide;
    return isAnswered ? { intent: 'countryGuide', confidence: byRule, isSure: true } : wanted;
  }

  /** "Do you take beds apart" is looked up, though it may be of packing or of something else: what is found tells. */
  private lookedUp(wanted: Wanted, { read }: ReadMessage): Wanted {
    const isLookedUp =
      !wanted.isSure && searched.has(wanted.intent) && asksSomething(read.sentence) && this.isKnown(read);
    return isLookedUp && !isVague(read.sentence)
      ? { ...wanted, confidence: Math.max(wanted.confidence, surely), isSure: true }
      : wanted;
  }

  /** A reply is one wish; of other messages each part is judged as if it were alone. */
  private wishesOf(
    message: ReadMessage,
    whole: Wanted,
    { reader, language }: { reader: Reader; language: ReaderLanguage },
  ): Wishes {
    const {
      context: { sentence, read },
      isReply,
      isOwnWords,
      command,
    } = message;
    const isComparison = whole.intent === 'countryGuide' && comparesCountries(read);
    const asksMore = asksBesideMove(sentence);
    const isPriced = whole.intent === 'quote' && asksPriceAtEnd(sentence) && !asksMore;
    // "Do you pack? How much more would it be?" is one question.
    const isOfPacking = whole.intent === 'costs' && asksPriceOfPacking(sentence.text);
    // "Tipping the crew, how much" asks for no price.
    const isOfTips =
      whole.intent === 'general' && !message.slots.origin && asksOfTips(plainQuestion(sentence.text)) && !asksMore;
    const isOffTopic =
      whole.intent === 'outOfScope' && whole.confidence >= surelyOutOfScope && read.guide.scope.isElsewhere;
    const isOnlyTold = whole.intent === 'quote' && whole.confidence >= byRule && !asksSomething(sentence) && !asksMore;
    if (tellsFeeling(message) && needsPerson(feelingIn(plainQuestion(sentence.text))))
      return (['general', 'call'] as const).map((intent) => ({ intent, from: 0, to: sentence.text.length }));
    if (
      (isReply && !asksMore) ||
      (message.contactWish?.isRefusal && saysOnlyHowToReach(message)) ||
      isOwnWords ||
      asksOfCall(message) ||
      command ||
      isOnlyTold ||
      isPriced ||
      isComparison ||
      isOfPacking ||
      isOfTips ||
      isOffTopic
    )
      return [{ intent: whole.intent, from: 0, to: sentence.text.length }];
    return findWishes(sentence, whole, (part) => {
      const message = readMessage(this.services, {
        sentence: part,
        reader,
        asking: undefined,
        move: {},
        languages: [],
      });
      const wanted = this.wantedOf(message, this.orNotOfGuide(this.guess(message.read), message, language));
      const isOtherWord = wanted.intent === 'call' && !asksForPerson(part);
      // "The keys aren't ready" has one of the readiness test.
      const isNoTest = wanted.intent === 'readiness' && !asksSomething(part);
      const isNoWish = isOtherWord || isNoTest || deniesThings(message) || refusesForm(part.words);
      if (isNoWish) return { ...wanted, isSure: false };
      const isAsked = wanted.confidence >= nearlySurely && asksSomething(part) && !isVague(part);
      return isAsked ? { ...wanted, isSure: true } : wanted;
    });
  }

  /** What is put right beside a question is told and no part of it. */
  private withCorrections(message: ReadMessage, wishes: Wishes, reader: Reader): Wishes {
    const { sentence, move } = message.context;
    const isOnlyAsked = !message.command && wishes.every(({ intent }) => !acts.has(intent));
    const read = (part: Sentence): ReadMessage =>
      readMessage(this.services, { sentence: part, reader, asking: undefined, move, languages: [] });
    if (!isOnlyAsked || !correctsBesideQuestion(message, read)) return wishes;
    const told = { intent: 'quote' as const, from: 0, to: sentence.text.length };
    return isAllTold(sentence) && !isSurelyOfGuide(message.read) ? [told] : [told, ...wishes];
  }

  private languagesOf(reader: ReaderLanguage, language: string): Language[] {
    const { languages } = this.needs;
    return [...new Set([reader.words, languages.get(language), languages.get('en')])].flatMap((words) => words ?? []);
  }

  private guess(read: ReadRequest): Guess[] {
    const { intentModel, vocabulary } = this.classifier;
    const shares = probabilities(intentModel, intentVector({ ...read, vocabulary }));
    return intents
      .map((intent: Intent, at) => ({ intent, share: shares[at] ?? 0 }))
      .sort((one, other) => other.share - one.share);
  }

  private isKnown({ sentence: { words }, found: { slots } }: ReadRequest): boolean {
    const own = words.filter(({ plain }) => /\p{L}/u.test(plain));
    const isOurs = own.filter(({ plain }) => /^[\p{Script=Latin}\p{Script=Arabic}]/u.test(plain)).length;
    return Object.keys(slots).length > 0 || (own.length > 0 && isOurs >= own.length * leastKnown);
  }

  /** The country that the move goes to, else the one that the guides find, else that of the only town. */
  countryOf(
    { origin, destination, moveType }: Slots,
    { guide, found }: Pick<ReadRequest, 'guide' | 'found'>,
  ): string | null {
    const [named] = guide.countries.about;
    const known = this.needs.guides.list();
    const slugOf = (code: string | null | undefined) => known.find((one) => one.code === code)?.slug;
    const goal = slugOf(destination?.countryCode);
    if (moveType?.value === 'local' && origin?.isCity && destination?.isCity) return null;
    const isNamed = named !== undefined && !guide.countries.isOfAdjectives;
    const [ofTowns, another] = isNamed ? [] : countriesOfTowns(found).flatMap((code) => slugOf(code) ?? []);
    return goal ?? named?.slug ?? (another === undefined ? ofTowns : undefined) ?? null;
  }
}
