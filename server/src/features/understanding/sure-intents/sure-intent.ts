import type { PartialMove } from '@meg/shared/contract/move';
import type { Intent, Slots } from '@meg/shared/contract/understanding';
import { asksToBring } from '../../../asked/bringing.js';
import { chatTopic, isSurelyOfChat, remindsOfTold } from '../../../asked/chat-questions.js';
import { asksForCrew } from '../../../asked/crew-size.js';
import { asksOfDayOrSeason } from '../../../asked/day-of-week.js';
import { asksForDistance } from '../../../asked/distance.js';
import { asksOfDrivingLicence } from '../../../asked/driving-licence.js';
import { asksForDuration, asksForVolume } from '../../../asked/duration.js';
import { feelingIn } from '../../../asked/feelings.js';
import { asksHowMuch } from '../../../asked/few-words.js';
import { asksOfFigure } from '../../../asked/figures-shown.js';
import { asksWhatIsIncluded } from '../../../asked/included-parts.js';
import { asksOnlyForPrice } from '../../../asked/only-price.js';
import { asksForOwnNumber } from '../../../asked/own-number.js';
import { asksPriceOfPacking } from '../../../asked/packing-price.js';
import { asksForPartOfService } from '../../../asked/part-of-service.js';
import { asksIfPerson } from '../../../asked/person-or-bot.js';
import { asksForPriceNow } from '../../../asked/price-now.js';
import { asksOfAdding, asksToLower, isSurelyOfPrice, plainQuestion, questionsIn } from '../../../asked/price-topics.js';
import { asksForSalesTax } from '../../../asked/sales-tax.js';
import { asksForPlace } from '../../../asked/served-places.js';
import { asksOfTips } from '../../../asked/tips.js';
import { asksForCheapestTime, asksWhenToBook } from '../../../asked/when-to-book.js';
import { withheldContact } from '../../../asked/withheld-contact.js';
import { asksCompany, asksSomething, beginsQuestion } from '../classifier/asking-words.js';
import { knowsDate } from '../known-move/asked-dates.js';
import { onlyAdds } from '../known-move/changed-inventory.js';
import { isCorrecting } from '../known-move/correction-words.js';
import { extraStops } from '../known-move/extra-stops.js';
import { restoredThings } from '../known-move/left-out.js';
import { asksMeaning } from '../open-question/quiz-answer.js';
import { sendsForm } from '../open-question/sends-form.js';
import { PhraseSet } from '../phrase-set.js';
import type { ReadMessage } from '../read-message.js';
import type { Sentence } from '../sentence.js';
import { packingOfPart } from '../slots/asked-packing.js';
import { changesDay, dayChangedTo } from '../slots/dates/day-changed.js';
import { oneAfter } from '../slots/dates/one-after.js';
import { soonSpans } from '../slots/dates/soon.js';
import { timesByHolidays } from '../slots/notes/holidays.js';
import { ownReferences } from '../slots/notes/own-references.js';
import { ownedByOthers } from '../slots/notes/things-apart.js';
import { surelyOrdersPacking } from '../slots/packing-order.js';
import { hasMisspelledFrom } from '../slots/places/place-markers.js';
import { tellsWhere } from '../slots/places/where-we-live.js';
import { tellsOfMore } from '../slots/things/adding-beginnings.js';
import { asksForWorkOnThings } from '../slots/things/handled-things.js';
import { comingThings, thingsIn } from '../slots/things/inventory.js';
import { asksIfOffered } from '../slots/things/offered-things.js';
import { namedSpecialItems, stayingSpecialItems } from '../slots/things/special-items.js';
import { asksForPart, asksPriceOfOther, asksWhatIf, mayHavePrice } from '../what-if.js';
import { askedAtCard, asksOfCall, asksPriceAtCard } from './asks-at-card.js';
import { asksPriceAgain } from './asks-price-again.js';
import { wantsToBook } from './booking-words.js';
import { comparesCountries } from './comparing.js';
import { isCross } from './complaint-words.js';
import { isSurelyOfGuide } from './learnt-intent.js';
import { asksOfPet, asksPriceOfRoute } from './looked-up.js';
import { complains } from './mistaken.js';
import { saysOnlyContact } from './only-contact.js';
import { saysOnlyFacts } from './only-facts.js';
import { givesOrder } from './order-words.js';
import { asksForPerson, asksForPersonInWriting } from './person-words.js';
import { asksPriceAtEnd } from './price-at-end.js';
import { refusesForm } from './refuses-form.js';
import { namesRuleAlone } from './rule-alone.js';
import { tellsPerson, waitsForPerson } from './waits-for-person.js';

/** Intents that a classifier takes short texts for, and that a move told beside them outweighs. */
const weak = new Set<Intent>([
  'general',
  'greeting',
  'thanks',
  'outOfScope',
  'complaint',
  'planning',
  'international',
  'readiness',
]);
/** Where facts are told and nothing is asked, there is nothing to look up. */
const told = new Set<Intent>(['countryGuide', 'planning', 'international', 'outOfScope', 'readiness']);
const courtesies = new Set<Intent>(['general', 'greeting', 'thanks', 'outOfScope', 'complaint']);

const intentOfReply = { choices: 'quote', quiz: 'readiness', form: 'quote', handoff: 'call', detail: 'quote' } as const;

/** A command or a reply says by itself what is wanted. */
function ofReply({ context, answer, command, isReply, slots }: ReadMessage): Intent | undefined {
  const kind = context.asking?.kind;
  if (command) return 'general';
  if (answer?.about === 'callback') return 'call';
  if (!isReply || !kind || !(kind in intentOfReply)) return undefined;
  if (kind === 'choices' && Object.keys(slots).length > 0 && asksSomething(context.sentence)) return undefined;
  return intentOfReply[kind as keyof typeof intentOfReply];
}

/** Whether the fact was known before, so that the message puts it right. */
const isKnown = ({ move }: ReadMessage['context'], fact: string): boolean =>
  fact in move || ((fact === 'origin' || fact === 'destination') && move[`${fact}City`] !== undefined);

/** What a question without its words may name as well: "our dog, tax or not tax". */
const things = new Set(['pets', 'car', 'specialItems', 'inventory']);

/** Whether the chat has asked for the move, and the message says more of it than what is taken along. */
const tellsOfMove = ({ context: { asking, read }, takenBack }: ReadMessage, facts: readonly string[]): boolean =>
  (asking?.kind === 'choices' || asking?.kind === 'detail' || asking?.kind === 'form') &&
  read.guide.sections.length === 0 &&
  (takenBack.length > 0 || facts.some((fact) => !things.has(fact)));

/** What is only a fact where it is wished for. */
const wishes = ['packing', 'storage', 'insurance', 'shippingMode'];

/** What people say who tell of something more: "and my cat i forgot". */
const isTold = new PhraseSet({
  told:
    'i forgot, forgot to say, forgot to mention, forgot the, forgot my, forgot our, comes too, coming too, come too, is coming, are coming, comes with us, come with us, comes along, we re bringing, we are bringing, i m bringing, ' +
    'se me olvido, se me olvidaba, olvide decir, olvidaba, viene con nosotros, viene conmigo, vienen con nosotros, j oubliais, j ai oublie, on a oublie, vient avec, viennent avec, lupa nak bagitau, lupa cakap, terlupa, saya lupa, ikut sekali, unustasin, unustasime, tuleb kaasa, tulevad kaasa, نسيت, نسينا, معي كمان, جاي معنا, جايه معنا',
});

/** "But I do have a fish tank". */
const having = new PhraseSet({
  have: 'i have, i do have, we have, we do have, i ve got, we ve got, there is a, there s a, si tengo, tengo, tenemos, pero hay, j ai, on a, nous avons, mais il y a, saya ada, kami ada, kita ada, ada juga, mul on, meil on, عندي, عندنا, لدي, لدينا, معي, معنا',
});

/** Whether a thing is told to be there, of a move that is known: nothing is asked of it. */
const tellsOwned = ({ context: { sentence, move }, slots }: ReadMessage, asks: boolean): boolean =>
  !asks &&
  (slots.specialItems ?? slots.inventory) !== undefined &&
  Object.keys(move).length > 0 &&
  sentence.words.length <= mostWordsOfAddition &&
  having.has(sentence.words) &&
  !asksCompany(sentence);

const factsOfThings = new Set(['specialItems', 'inventory', 'notes', 'moveDetails']);

/** "And a safe", of a move that is known: told, whatever may be said of safes. */
const addsThings = ({ context: { sentence, move } }: ReadMessage, facts: readonly string[]): boolean =>
  (move.propertySize ?? move.moveDetails ?? move.inventory) !== undefined &&
  sentence.words.length <= mostWordsOfAddition &&
  facts.some((fact) => fact === 'specialItems' || fact === 'inventory' || fact === 'notes') &&
  facts.every((fact) => factsOfThings.has(fact)) &&
  !asksCompany(sentence) &&
  tellsOfMore(sentence.words);

/** A list of things is longer than what else is told. */
const mostWordsOfAddition = 18;
/** Longer messages may ask something beside what is noted. */
const mostWordsOfNote = 10;

/** "The wardrobe is my ex's" tells, although "is my" may ask. */
const tells = ({ sentence, read }: ReadMessage['context']): boolean =>
  sentence.words.length <= mostWordsOfNote &&
  read.guide.sections.length === 0 &&
  !asksCompany(sentence) &&
  (!asksSomething(sentence) || (ownedByOthers(sentence.words).length > 0 && !beginsQuestion(sentence)));

/** "I'm moving from Leeds to York, can you help?": a route outweighs a greeting or a call for help. */
function ofMove(message: ReadMessage, best: Intent): Intent | undefined {
  const { slots, context, takenBack } = message;
  const { sentence } = context;
  const isChange = takenBack.length > 0 || Object.values(slots).some((slot) => (slot?.confidence ?? 0) >= 0.5);
  const { name: _name, email: _email, phone: _phone, ...facts } = slots;
  const hasFacts = takenBack.length > 0 || Object.keys(facts).length > 0;
  if (!isChange || !hasFacts || complains(message)) return undefined;
  const asks = asksSomething(sentence);
  if (slots.origin && slots.destination && courtesies.has(best)) return 'quote';
  if (told.has(best) && asksPriceAtEnd(sentence)) return 'quote';
  // "Can we change to the 21st?" asks for the day to be changed, and for nothing to be told.
  const changesKnown = knowsDate(context.move) && changesDay(sentence.words);
  if (slots.moveDate && (changesKnown || dayChangedTo(sentence) !== undefined || oneAfter(sentence, context.move)))
    return 'quote';
  if (slots.moveMonth && soonSpans(sentence.words).length > 0) return 'quote';
  if (asks && /[?؟]/u.test(sentence.text)) return undefined;
  const isKnownSaid = takenBack.length > 0 || Object.keys(facts).some((fact) => isKnown(context, fact));
  // "Golf set, taxed or not" is no note, but who tells both ends tells a move.
  if (!isKnownSaid && !(slots.origin && slots.destination) && isSurelyOfGuide(context.read)) return undefined;
  const isCorrection =
    isKnownSaid ||
    restoredThings(context).length > 0 ||
    slots.leftOut !== undefined ||
    isCorrecting(sentence.words) ||
    onlyAdds(context) ||
    context.read.found.denied.length > 0;
  if (isCorrection && !asks) return 'quote';
  if (slots.notes && tells(context)) return 'quote';
  // "También hay que recoger una lavadora en Sevilla" has words of a question.
  if (!beginsQuestion(sentence) && extraStops(context).length > 0) return 'quote';
  if ((!asks && givesOrder(sentence.words)) || surelyOrdersPacking(sentence)) return 'quote';
  if (slots.notes && packingOfPart(sentence.words)) return 'quote';
  if (!asks && (wishes.some((fact) => fact in facts) || isTold.has(sentence.words))) return 'quote';
  if (slots.origin && slots.destination && weak.has(best) && !asks) return 'quote';
  if (tellsOwned(message, asks)) return 'quote';
  if (!asks && addsThings(message, Object.keys(facts))) return 'quote';
  // "Form Leeds to York" is of no paper.
  const isOfPaper = best === 'documents' || context.read.guide.sections.length > 0;
  // Who tells both ends, and how large the home is, tells a move, whichever thing has rules as well.
  const isWhole = slots.propertySize !== undefined;
  const isLookedUp = isOfPaper && !isWhole && !hasMisspelledFrom(sentence.words);
  const isOfMove = told.has(best) || best === 'documents' || (isWhole && best === 'quote');
  if (slots.origin && slots.destination && !asks && !isLookedUp && isOfMove) return 'quote';
  if (!asks && told.has(best) && tellsOfMove(message, Object.keys(facts))) return 'quote';
  // "Only what fits in boxes" asks nothing, though it has the word of a question.
  return (!asks || slots.moveSize) && saysOnlyFacts(context) ? 'quote' : undefined;
}

const mostWordsForPrice = 10;

/** "What's it going to cost then": of this move, while the chat asks for it. */
const asksForOwnPrice = ({ context: { asking, sentence, read } }: ReadMessage, best: Intent): boolean =>
  best === 'costs' &&
  (asking?.kind === 'form' || asking?.kind === 'detail') &&
  sentence.words.length <= mostWordsForPrice &&
  asksOnlyForPrice(plainQuestion(sentence.text)) &&
  read.guide.sections.length === 0;

/** "Brp", of a move that is known. */
const asksForPriceOfMove = ({ context: { sentence, move } }: ReadMessage): boolean =>
  Object.keys(move).length > 0 && asksHowMuch(plainQuestion(sentence.text));

/** What is offered beside a price, rather than asked before there is one. */
const besidePrice = new Set(['intent', 'readiness', 'callback']);

/** "What is the price now", where it has been worked out: it is said again. */
const asksForPriceOnScreen = ({ context: { asking, sentence, move } }: ReadMessage): boolean =>
  asking?.kind !== 'form' &&
  asking?.kind !== 'detail' &&
  (asking?.kind !== 'choices' || asking.answers.every(({ about }) => besidePrice.has(about))) &&
  mayHavePrice(move) &&
  asksForPriceNow(plainQuestion(sentence.text));

/** "What if only 10 boxes", of a move that is known. */
const asksOfOtherMove = (sentence: Sentence, move: PartialMove): boolean =>
  asksWhatIf(sentence, move) && (move.propertySize ?? move.moveDetails) !== undefined;

/** How many come, how long it takes, how far and how much it is. */
const asksForFigure = (sentence: string): boolean =>
  [asksForCrew, asksForDuration, asksForDistance, asksForVolume].some((asks) => asks(sentence));

/** "Why is it more now", "is VAT included": asked of the price, and telling nothing of the move. */
const asksOfPrice = ({ context: { sentence, move, read }, slots, takenBack }: ReadMessage): boolean =>
  Object.values(slots).every((slot) => (slot?.confidence ?? 0) < 0.5) &&
  takenBack.length === 0 &&
  read.guide.countries.about.length === 0 &&
  (isSurelyOfPrice(plainQuestion(sentence.text)) ||
    (mayHavePrice(move) && asksOfFigure(sentence.text)) ||
    questionsIn(sentence.text).some(isSurelyOfPrice) ||
    asksWhatIsIncluded(plainQuestion(sentence.text)) ||
    (mayHavePrice(move) && [asksOfAdding, asksToLower].some((asks) => asks(plainQuestion(sentence.text)))) ||
    (asksForPart(sentence, move) && !asksOnlyForPrice(plainQuestion(sentence.text))) ||
    asksOfOtherMove(sentence, move) ||
    ((move.moveDetails ?? move.propertySize) !== undefined &&
      (asksForFigure(plainQuestion(sentence.text)) || asksPriceOfPacking(sentence.text))) ||
    asksPriceOfOther(sentence, move, read.found.slots));

/** "VAT?", of a move that is known, is of its price. */
const asksOfTax = ({ context: { sentence, move }, slots, takenBack }: ReadMessage): boolean =>
  Object.keys(slots).length === 0 &&
  takenBack.length === 0 &&
  (move.moveDetails ?? move.propertySize) !== undefined &&
  asksForSalesTax(plainQuestion(sentence.text));

/** "Is the table from Bali allowed?": of a thing by where it is from, which tells nothing of the move. */
const asksOfSource = ({ context: { sentence, read }, slots }: ReadMessage): boolean =>
  Object.keys(slots).length === 0 &&
  read.found.slots.origin !== undefined &&
  thingsIn(sentence.words).length > 0 &&
  asksSomething(sentence);

/** "And the piano as well", of one that is known: it is told again, and nothing is asked of it. */
const tellsAgain = ({ context, slots, takenBack }: ReadMessage): boolean =>
  Object.keys(slots).length === 0 &&
  takenBack.length === 0 &&
  (context.move.specialItems ?? context.move.inventory) !== undefined &&
  (context.read.found.slots.specialItems ?? context.read.found.slots.inventory) !== undefined &&
  !asksSomething(context.sentence) &&
  !asksWhatIf(context.sentence, context.move) &&
  saysOnlyFacts(context);

/** "Perth in Scotland is where we are now": an end is told, maybe again, and nothing is asked of its country. */
const tellsEnd = ({ context: { sentence, read }, slots }: ReadMessage): boolean =>
  Object.keys(slots).every((fact) => ends.has(fact)) &&
  read.found.named.length > 0 &&
  tellsWhere(sentence.words) &&
  !/[?؟]/u.test(sentence.text);

/** Whether things are named, and all of them stay. */
const namesOnlyStaying = (words: Sentence['words']): boolean => {
  const [special, staying] = [namedSpecialItems(words), stayingSpecialItems(words)];
  const isNamed = special.length > 0 || thingsIn(words).length > 0;
  return isNamed && special.every((item) => staying.includes(item)) && comingThings(words).length === 0;
};

const mostWordsOfDenial = 12;
/** At the beginning it may ask "what" as well: "ما عندي سيارة". */
const arabicNot = 'ما';

/** What says nothing but that a thing stays: there is no pet, or the words are kept for the person of the company. */
const isOfStaying = ([fact, slot]: [string, Slots[keyof Slots]]): boolean =>
  fact === 'notes' || fact === 'leftOut' || ((fact === 'pets' || fact === 'car') && slot?.value === false);

/** "No piano", "no pets and no car": it is told of the move, and nothing is asked of the things. */
export const deniesThings = ({ context, slots, takenBack, command }: ReadMessage): boolean => {
  const { sentence, move, read } = context;
  const facts = Object.entries(slots);
  const isDenied = facts.some(([fact]) => fact !== 'notes') || namesOnlyStaying(sentence.words);
  return (
    isDenied &&
    !command &&
    takenBack.length === 0 &&
    facts.every(isOfStaying) &&
    sentence.words.length <= mostWordsOfDenial &&
    !/[?؟]/u.test(sentence.text) &&
    !asksWhatIf(sentence, move) &&
    !asksPriceOfOther(sentence, move, read.found.slots) &&
    (!asksSomething(sentence) || sentence.words[0]?.plain === arabicNot)
  );
};

const ends = new Set(['origin', 'destination', 'moveType']);

/** "Do you even do Australia": of the company, whichever places it names. */
const asksForService = ({ context: { sentence, read }, slots }: ReadMessage): boolean =>
  asksForPlace(plainQuestion(sentence.text)) &&
  read.countries.length > 0 &&
  read.guide.sections.length === 0 &&
  Object.keys(slots).every((fact) => ends.has(fact)) &&
  !(slots.origin && slots.destination);

/** "Do you move pianos?" in a form of the word that the classifier has not learnt. */
const asksForSpecialist = ({ context: { sentence } }: ReadMessage, best: Intent): boolean =>
  courtesies.has(best) && namedSpecialItems(sentence.words).length > 0 && asksIfOffered(sentence);

const plainWords = ({ words }: Sentence): string[] => words.map(({ plain }) => plain);

/** "What have you noted so far": the chat itself is asked. */
const asksTheChat = ({ context: { sentence } }: ReadMessage): boolean => isSurelyOfChat(plainWords(sentence));

/** "What's your number?", which is no answer to what was asked; "what number do I call for an ambulance in Italy" has a guide. */
const asksForNumber = ({ context: { sentence, read }, slots }: ReadMessage): boolean =>
  slots.phone === undefined &&
  read.countries.length === 0 &&
  read.guide.sections.length === 0 &&
  asksForOwnNumber(plainWords(sentence));

/** "Third floor no lift remember??", of a move that has it already. */
const remindsOnly = ({ context: { sentence, move }, slots, takenBack, answer }: ReadMessage): boolean =>
  answer === null &&
  Object.keys(slots).length === 0 &&
  takenBack.length === 0 &&
  Object.keys(move).length > 0 &&
  remindsOfTold(plainWords(sentence));

/** "No email sorry": the chat says truthfully what is asked for, and who is there without it. */
const withholdsEmail = ({ context: { sentence }, slots }: ReadMessage): boolean =>
  Object.keys(slots).length === 0 && withheldContact(plainQuestion(sentence.text)) === 'email';

/** "Email only": it is said back, and nothing else is to be done. */
export const saysOnlyHowToReach = ({ contactWish, slots, isReply }: ReadMessage): boolean =>
  contactWish !== undefined && !isReply && Object.keys(slots).every((fact) => /^(?:name|email|phone)$/.test(fact));

/** "My job number is NB-4471": it is noted for the person, and nothing else is to be done. */
const saysOnlyReference = ({ context: { sentence }, slots, takenBack }: ReadMessage): boolean =>
  takenBack.length === 0 &&
  Object.keys(slots).every((fact) => fact === 'notes') &&
  slots.notes !== undefined &&
  ownReferences(sentence.words).length > 0 &&
  sentence.words.length <= mostWordsOfNote &&
  !asksSomething(sentence);

/** "Can I drive on my licence there?", which tells nothing of the move. */
const asksOnlyOfLicence = ({ context: { sentence }, slots, takenBack }: ReadMessage): boolean =>
  Object.keys(slots).length === 0 &&
  takenBack.length === 0 &&
  asksSomething(sentence) &&
  asksOfDrivingLicence(plainQuestion(sentence.text));

/** Before anything is told of a move. */
const isWithoutMove = ({ asking, move }: ReadMessage['context']): boolean =>
  (asking === undefined || asking.kind === 'choices') &&
  Object.keys(move).every((fact) => fact === 'notes' || move[fact as keyof typeof move] === '');

/** Who tells a reference before anything of a move, or at the card of a person, has a job with the company already. */
const isForPerson = (context: ReadMessage['context']): boolean =>
  context.asking?.kind === 'handoff' || isWithoutMove(context);

/** "After Eid": when the move is. */
const saysOnlyHoliday = ({ context: { sentence }, slots, takenBack }: ReadMessage): boolean =>
  takenBack.length === 0 &&
  slots.notes !== undefined &&
  Object.keys(slots).every((fact) => fact === 'notes') &&
  sentence.words.length <= mostWordsOfNote &&
  timesByHolidays(sentence.words).length > 0 &&
  !asksSomething(sentence);

const mostWordsOfRefusal = 8;

/** "I don't do forms": a person is the way without them. */
const refusesOnlyForm = ({ context: { sentence, read }, slots, command }: ReadMessage): boolean =>
  !command &&
  Object.keys(slots).length === 0 &&
  sentence.words.length <= mostWordsOfRefusal &&
  read.countries.length === 0 &&
  refusesForm(sentence.words);

/** "What a shambles", where no price can be meant. */
const isCrossAtNothing = ({ context: { sentence, move, asking } }: ReadMessage): boolean =>
  isCross(sentence) && (asking?.kind === 'handoff' || (move.moveDetails ?? move.propertySize) === undefined);

/** "Weekend ada caj lebih tak?" is no complaint of the charge. */
const asksPriceOfDay = ({ context: { sentence }, slots }: ReadMessage): boolean =>
  asksOfDayOrSeason(plainQuestion(sentence.text)) &&
  Object.keys(slots).every((fact) => fact === 'notes') &&
  !asksForPerson(sentence);

/** "What does that score mean": answered, and the test does not begin again over its result. */
const asksOfScore = ({ context: { sentence } }: ReadMessage): boolean => chatTopic(plainWords(sentence)) === 'score';

/** "What do you mean by that" in the test: the question is shown again with how it is meant. */
const asksToExplainQuiz = ({ context: { sentence, asking }, answer }: ReadMessage): boolean =>
  asking?.kind === 'quiz' && answer === null && asksMeaning(sentence.words);

/** When it is best booked, or cheapest. */
const asksForTime = (sentence: string): boolean => asksWhenToBook(sentence) || asksForCheapestTime(sentence);

/** "My mother passed away": answered kindly; where both places are told as well, the quote goes on. */
export const tellsFeeling = ({ context: { sentence }, slots, command, answer }: ReadMessage): boolean =>
  !command && !answer && !(slots.origin && slots.destination) && feelingIn(plainQuestion(sentence.text)) !== undefined;

/** What is wanted by rule, whatever the classifier says; undefined where no rule knows. */
export function sureIntent(message: ReadMessage, best: Intent): Intent | undefined {
  if (asksIfPerson(plainQuestion(message.context.sentence.text))) return 'general';
  if (sendsForm(message.context)) return 'quote';
  if (asksPriceAgain(message)) return 'quote';
  // A phone number is enough for a person, who reads that there is no email.
  if (withholdsEmail(message)) return message.context.asking?.kind === 'handoff' ? 'call' : 'general';
  if (asksOfScore(message)) return 'general';
  if (asksToExplainQuiz(message)) return 'readiness';
  if (asksPriceOfDay(message)) return 'costs';
  if (asksPriceAtCard(message)) return 'quote';
  if (asksOfCall(message)) return 'general';
  if (message.ownJob === 'complaint' || isCrossAtNothing(message)) return 'complaint';
  if (asksForPerson(message.context.sentence) && !asksForNumber(message)) return 'call';
  const isBooking = wantsToBook(message) && !message.supposes;
  if (message.ownJob === 'change' || isBooking || tellsPerson(message, best)) return 'call';
  if (tellsFeeling(message) || asksOfTips(plainQuestion(message.context.sentence.text))) return 'general';
  if (asksForTime(plainQuestion(message.context.sentence.text))) return 'planning';
  if (asksOfPet(message)) return 'countryGuide';
  if (asksPriceOfRoute(message)) return 'quote';
  if (waitsForPerson(message.context) || refusesOnlyForm(message)) return 'call';
  const question = plainQuestion(message.context.sentence.text);
  if (asksForPartOfService(question)) return 'general';
  if (asksOfDayOrSeason(question) && Object.keys(message.slots).length === 0) return 'costs';
  if (saysOnlyReference(message)) return isForPerson(message.context) ? 'call' : 'thanks';
  if (saysOnlyHoliday(message)) return 'quote';
  if (asksForPersonInWriting(message.context.sentence)) return 'call';
  if (saysOnlyHowToReach(message))
    return message.contactWish?.by === 'email' && isWithoutMove(message.context) ? 'quote' : 'thanks';
  if (asksTheChat(message) || asksForNumber(message) || remindsOnly(message)) return 'general';
  if (asksForPriceOnScreen(message)) return 'costs';
  if (asksForPriceOfMove(message)) return 'quote';
  if (message.answer?.about === 'language') return 'greeting';
  // "Hello??" of somebody who waits for a person.
  if (best === 'greeting' && message.context.asking?.kind === 'handoff') return 'call';
  const openCard = message.context.asking?.kind;
  if (openCard !== 'handoff' && openCard !== 'quiz' && saysOnlyContact(message)) return 'quote';
  if (asksForService(message) || asksForWorkOnThings(message.context.sentence)) return 'general';
  if (asksForSpecialist(message, best)) return 'specialty';
  if (asksOnlyOfLicence(message) || asksOfSource(message) || namesRuleAlone(message)) return 'countryGuide';
  if (best === 'outOfScope' && asksToBring(plainQuestion(message.context.sentence.text))) return 'countryGuide';
  if (!message.command && comparesCountries(message.context.read)) return 'countryGuide';
  const { origin, destination } = message.slots;
  if (origin && destination && refusesForm(message.context.sentence.words)) return 'quote';
  return (
    ofReply(message) ??
    (message.isOwnWords ? 'quote' : ofMove(message, best)) ??
    (deniesThings(message) && !complains(message) ? 'quote' : undefined) ??
    (tellsAgain(message) || tellsEnd(message) ? 'quote' : undefined) ??
    (asksOfPrice(message) || asksOfTax(message) ? 'costs' : undefined) ??
    (asksForOwnPrice(message, best) ? 'quote' : undefined) ??
    askedAtCard(message, best)
  );
}
