import { asksToCarry } from '../../asked/carrying.js';
import { isSurelyOfChat } from '../../asked/chat-questions.js';
import { asksForOfficeMoves } from '../../asked/company-itself.js';
import { asksOfDayOrSeason, namesOnlySeason } from '../../asked/day-of-week.js';
import { asksToMoveOnDay } from '../../asked/moving-day.js';
import { comparesFirms } from '../../asked/other-firms.js';
import { asksToPayWith, asksWhenToPay } from '../../asked/paying.js';
import { asksWhetherToPay, plainQuestion } from '../../asked/price-topics.js';
import { asksForTrust } from '../../asked/trust.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import { wordsOf } from '../../text/question-words.js';
import type { AdviceService } from '../advice/advice.service.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { AnswerRequest } from './answer-request.js';
import type { Asked } from './asked-question.js';
import { asksIfSupplied } from './company/asked-supplies.js';
import { namesCarriedPets } from './company/carried-things.js';
import {
  answerFromCompany,
  answerOnChat,
  answerOnDay,
  answerOnItself,
  answerOnTopic,
  asksForSettings,
  sayNoComparing,
  sayNotTold,
  sayOnPriceList,
  sayTaxNotTold,
} from './company/company-facts.js';
import { coveringEntry } from './company/covering-entry.js';
import { plainWords } from './company/to-company.js';
import { answerByCoverage, coverages, lessSure, lessSurely, sureGuide } from './how-sure.js';
import type { MeantAnswers, MeantQuestion } from './meant-answers.js';
import { answerWithPassage, type FoundPassage } from './passage-answer.js';
import { answerOnPrice, answerOnRefusedMove, noteOnRange, type PriceServices, partsOnScreen } from './price-answers.js';

interface Needs {
  readonly guides: GuidesService;
  readonly advice: AdviceService;
  /** If undefined, nothing is said of the price on the screen. */
  readonly pricing?: PriceServices | undefined;
}

/** What holds everywhere is surely advice. */
const certain = 0.9;
const ofCalls = ['company.phone', 'company.contact', 'none.chat'];

/** "Do I get my deposit back if I cancel": what the company says of it comes before what holds of any quote. */
const isOnPaying = (query: string, entry: string): boolean =>
  asksWhetherToPay(plainQuestion(query)) && asksWhetherToPay(plainQuestion(entry));

/** Beside another answer, without what becomes of an animal that does not meet the rules. */
const withoutWorst = (rules: string): string =>
  rules
    .replace(/; (?:an animal|one) that does not[^.;]*put down\./u, '.')
    .replace(/ ?An animal that does not[^.]*put down\./u, '');

/** Answers with what the company says itself: its entries, its settings and its prices. */
export class OwnAnswers {
  constructor(
    private readonly needs: Needs,
    private readonly meant: MeantAnswers,
  ) {}

  /** What only the company knows: its own words come first, then its settings. */
  find(asked: Asked, meant: MeantQuestion): Retrieved | undefined {
    const { request, understood, entry, question, isToCompany: isForCompany } = asked;
    const isOfGuide = !isForCompany && this.meant.isOfGuide(meant);
    const isOnTrust = understood.countries.about.length === 0 && asksForTrust(plainQuestion(request.query));
    const { pricing } = this.needs;
    const onRefused = pricing && answerOnRefusedMove(pricing, request);
    if (onRefused) return onRefused;
    const isFirst = entry && entry.coverage >= (isForCompany ? coverages.certain : coverages.same);
    if (isFirst || (entry && isOnPaying(request.query, entry.passage.text))) return this.ofEntry(entry, request);
    const onItself = answerOnItself(question);
    if (onItself) return onItself;
    if (understood.countries.about.length === 0 && comparesFirms(plainQuestion(request.query)))
      return sayNoComparing(question);
    const onDay = answerOnDay(question) ?? this.onDayOrSeason(asked) ?? this.onMovingDay(asked);
    if (onDay) return onDay;
    const onPrice =
      !asked.isOnTax && pricing && answerOnPrice(pricing, request, { ...understood, hasEntry: entry !== undefined });
    if (onPrice)
      return asksWhetherToPay(plainQuestion(request.query)) ? this.withTermsOfPaying(onPrice, meant) : onPrice;
    if (isOnTrust && !isForCompany && !entry) return this.adviceOnTrust(asked);
    const said = isOfGuide ? undefined : answerFromCompany(question);
    const isOther = said?.passages[0]?.id === 'company:phone' && this.meant.isHardlyOn(ofCalls, meant);
    const fact = answerOnChat(question) ?? (isOther ? undefined : said);
    const isSure = isSurelyOfChat(plainWords(wordsOf(question.query))) || this.meant.isOfCompany(question.query);
    if (fact) return isSure ? fact : lessSurely(fact);
    if (entry && (isForCompany || entry.coverage >= coverages.certain)) return this.ofEntry(entry, request);
    if (isOfGuide || (!isForCompany && !asksForSettings(question))) return undefined;
    const sentence = plainQuestion(request.query);
    const onPaying =
      asksToPayWith(sentence) || asksWhenToPay(sentence) ? this.meant.toldOn('company.payment', meant) : undefined;
    if (onPaying) return onPaying;
    const onSupplies = asksIfSupplied(plainWords(wordsOf(request.query)))
      ? this.meant.toldOfSupplies(meant)
      : undefined;
    if (onSupplies) return onSupplies;
    if (asked.isOnTax) return sayTaxNotTold(question, pricing && partsOnScreen(pricing, request));
    if (asksForOfficeMoves(plainQuestion(request.query)))
      return sayOnPriceList(question, [request.reader.words.chat['moveDetails.office']]);
    return isOnTrust
      ? this.notToldOnTrust(asked)
      : (this.inOwnWords(asked) ?? this.onCarrying(asked) ?? sayNotTold(question));
  }

  /** What the company says of deposits and payment comes before the word that nothing is paid now. */
  private withTermsOfPaying(found: Retrieved, meant: MeantQuestion): Retrieved {
    const terms = this.meant.toldOn('company.deposit', meant) ?? this.meant.toldOn('company.payment', meant);
    if (!terms) return found;
    const answer = `${terms.answer.answer}\n\n${found.answer.answer}`;
    return { ...terms, answer: { ...terms.answer, answer, confidence: found.answer.confidence } };
  }

  /** What an entry says of the subject of a short question, in whatever words that is asked. */
  inOwnWords({ entries, request, understood }: Asked): Retrieved | undefined {
    if (understood.countries.about.length > 0) return undefined;
    const entry = coveringEntry(entries);
    return entry && this.ofEntry({ ...entry, coverage: lessSure }, request);
  }

  /** What the price list has; of pets, that the company has not told, with the rules of the country below. */
  private onCarrying({ request, question }: Asked): Retrieved | undefined {
    const { guides, pricing } = this.needs;
    const { query, company, reader, move } = request;
    const sentence = plainQuestion(query);
    if (!pricing || !asksToCarry(sentence)) return undefined;
    const priced = pricing.quotes.pricedOf(company, pricing.understanding.thingsIn(query).specialItems);
    if (priced.length > 0)
      return sayOnPriceList(
        question,
        priced.map((code) => reader.words.inventory[code]),
      );
    const { origin, destination } = guides.endsOf(move);
    if (!namesCarriedPets(sentence) || destination === undefined || origin === destination) return undefined;
    const rules = guides.search(request);
    if (!rules || rules.passages.length === 0 || rules.answer.confidence < sureGuide) return undefined;
    const notTold = sayNotTold(question);
    const answer = `${notTold.answer.answer}\n\n${withoutWorst(rules.answer.answer)}`;
    return { ...notTold, answer: { ...notTold.answer, answer, sources: rules.answer.sources } };
  }

  /** With the word that the range on the screen has none of it, so that "yes" does not seem to be of the price. */
  ofEntry(entry: FoundPassage & { coverage: number }, request: AnswerRequest): Retrieved {
    const { pricing } = this.needs;
    const found = answerByCoverage(entry, request.reader);
    const note = pricing && noteOnRange(pricing, request);
    return note ? { ...found, answer: { ...found.answer, answer: `${found.answer.answer}\n\n${note}` } } : found;
  }

  /** Only the company may vouch for itself; how anybody finds out is offered beside it. */
  private notToldOnTrust({ request, question }: Asked): Retrieved {
    const found = sayNotTold(question);
    const next = this.needs.advice.questionOf('general.choosing', request.reader);
    return { ...found, answer: { ...found.answer, ...(next && { followUps: [next] }) } };
  }

  /** What the lines of the price say of the season, and what generally holds; of a day of the week the company is asked. */
  private onDayOrSeason({ request, understood, question, places }: Asked): Retrieved | undefined {
    const { reader, query } = request;
    const sentence = plainQuestion(query);
    if (!asksOfDayOrSeason(sentence) || understood.countries.about.length > 0) return undefined;
    const { pricing, advice } = this.needs;
    const ofSeason = namesOnlySeason(sentence) && pricing && request.hasRange;
    const priced = ofSeason && answerOnPrice(pricing, request, { ...understood, hasEntry: false });
    const about = { text: understood.ownRest, reader, places: places() };
    const found = answerWithPassage(advice.give('planning.season', about), certain, reader);
    const beside = priced
      ? [found.answer.answer, priced.answer.answer]
      : [found.answer.answer, sayNotTold(question).answer.answer];
    return { ...found, answer: { ...found.answer, answer: beside.join('\n\n') }, toCompany: true };
  }

  /** Whether it moves on such a day; its opening hours do not say that. */
  private onMovingDay(asked: Asked): Retrieved | undefined {
    const { request, entry, question } = asked;
    if (!asksToMoveOnDay(plainQuestion(request.query))) return undefined;
    return entry ? this.ofEntry(entry, request) : (this.inOwnWords(asked) ?? sayNotTold(question));
  }

  /** How anybody finds out, with where the company is to be found. */
  private adviceOnTrust({ request, understood, question, places }: Asked): Retrieved {
    const { reader } = request;
    const advice = this.needs.advice.give('general.choosing', { text: understood.ownRest, reader, places: places() });
    const found = answerWithPassage(advice, lessSure, reader);
    const own = answerOnTopic(question, 'contact')?.answer.answer;
    const answer = own ? `${found.answer.answer}\n\n${own}` : found.answer.answer;
    return { ...found, answer: { ...found.answer, answer } };
  }
}
