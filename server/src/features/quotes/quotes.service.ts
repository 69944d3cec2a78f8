import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote, QuoteRequest } from '@meg/shared/contract/quotes';
import { companyForms } from '@meg/shared/domain/english/company-forms';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import { AppError } from '../../app-error.js';
import { asksForDistance } from '../../asked/distance.js';
import { asksForDuration } from '../../asked/duration.js';
import {
  asksForCurrency,
  asksOfAdding,
  asksPerPerson,
  asksWhetherFinal,
  asksWhetherToPay,
  isOfOtherMatters,
  plainQuestion,
  questionsIn,
} from '../../asked/price-topics.js';
import type { Ground } from '../../ground.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { englishFor } from '../../languages/company-english.js';
import { listOf } from '../../languages/fill-words.js';
import { pick } from '../../pick.js';
import { type Company, movesWithin } from '../companies/companies.service.js';
import type { PlacesService } from '../places/places.service.js';
import { companyRates } from './engine/company-rates.js';
import { computePrice, computeQuote } from './engine/compute-quote.js';
import { moveDateFault, weeksUntilMove } from './engine/move/move-date.js';
import type { QuoteCase, QuotingCompany } from './engine/quote-case.js';
import { domesticText } from './engine/text/domestic-text.js';
import { withoutRates } from './engine/text/without-rates.js';
import { createQuoteWriter } from './engine/text/write-text.js';
import {
  answerPriceQuestion,
  mayAskOfPrice,
  type PriceQuestion,
  sayFigure,
} from './price-questions/answer-price-question.js';
import { type AskedQuote, askedQuote } from './price-questions/asked-quote.js';
import { asksBeforeRange, thingsNamed } from './price-questions/included-topics.js';
import { sayIncluded, sayLeftOut } from './price-questions/say-included.js';

export type { AskedChange } from './price-questions/asked-quote.js';

interface DatedRequest {
  readonly request: QuoteRequest;
  readonly language: ReaderLanguage;
  readonly today: string;
}

interface AskedPrice extends Omit<PriceQuestion, 'tag'> {
  readonly move: PartialMove;
  readonly language: ReaderLanguage;
  /** That the question names, by their codes. */
  readonly countries: readonly string[];
}

interface BeforeRange {
  readonly language: ReaderLanguage;
  /** What is known of the move. */
  readonly move?: PartialMove | undefined;
}

/** What a range cannot do without. */
function missingFor(move: PartialMove = {}): ('origin' | 'destination' | 'contents')[] {
  const isOpen = {
    origin: !move.originCity,
    destination: !move.destinationCity,
    contents: !(move.moveDetails ?? move.propertySize ?? move.inventory ?? move.rooms ?? move.volumeM3),
  };
  return (['origin', 'destination', 'contents'] as const).filter((what) => isOpen[what]);
}

interface Computation<Result> {
  request: QuoteRequest;
  reader: ReaderLanguage;
  by: (quoteCase: QuoteCase, company: QuotingCompany) => Result;
}

/** Of a stored lead. Undefined for who has only asked for a person: not even these need be known of them. */
function storedRequest(move: PartialMove & Pick<QuoteRequest, 'units'>): QuoteRequest | undefined {
  const { originCity, destinationCity, moveType } = move;
  const moveDetails = move.moveDetails ?? (move.propertySize || move.rooms ? 'full-home' : undefined);
  if (!originCity || !destinationCity || !moveType || !moveDetails) return undefined;
  return { ...move, originCity, destinationCity, moveType, moveDetails };
}

function nullIfRefused<Result>(quote: () => Result): Result | null {
  try {
    return quote();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Finds the places and reads the clock for the engine, which is pure. */
export class QuotesService {
  /** A cache, because filling in a company's rates takes longer than a quote. */
  private readonly quoting = new WeakMap<Company, QuotingCompany>();

  constructor(private readonly needs: Pick<Ground, 'now'> & { places: PlacesService }) {}

  /** With the company's rates in its workings, for the people of the company. */
  quote(company: Company, request: QuoteRequest, reader: ReaderLanguage): Quote {
    return this.compute(company, { request, reader, by: computeQuote });
  }

  private compute<Result>(company: Company, { request, reader, by }: Computation<Result>): Result {
    const language = englishFor(company, reader);
    const today = this.today();
    const quoting = this.quotingOf(company);
    const fault = moveDateFault(request.moveDate, today);
    if (fault) {
      const writer = createQuoteWriter({ language, currency: quoting.currency, units: 'metric' });
      throw new AppError('validation_failed', { fields: { moveDate: writer.write(fault.code, fault.params) } });
    }
    return by(this.caseOf({ request, language, today }, quoting), quoting);
  }

  /** As a visitor may see it: without unit rates, unless the company shows them. */
  quoteForVisitor(company: Company, request: QuoteRequest, language: ReaderLanguage): Quote {
    return this.asVisitorsSee(company, this.quote(company, request, language), language);
  }

  asVisitorsSee(company: Company, quote: Quote, reader: ReaderLanguage): Quote {
    if (company.config.pricing.showsRates) return quote;
    const language = englishFor(company, reader);
    return withoutRates(quote, createQuoteWriter({ language, ...pick(quote, 'currency', 'units') }));
  }

  /** As a lead stores it, with the rates that only the company's people see. Null if the move has no price. */
  quoteForLead(company: Company, move: PartialMove, language: ReaderLanguage): LeadQuote | null {
    const request = storedRequest({ ...move, units: companyForms(company.config).units });
    const price =
      request && nullIfRefused(() => this.compute(company, { request, reader: language, by: computePrice }));
    if (!price) return null;
    const { lines, volume, distance, range } = price;
    return {
      ...pick(price, 'minPrice', 'maxPrice', 'currency', 'source', 'engineVersion'),
      lines: lines.map((line) => pick(line, 'code', 'amount', 'text')),
      volumeM3: volume.m3,
      distanceKm: distance.km,
      rangeBasis: range.basis,
    };
  }

  /** Answers a question about the price of a move on the screen. Undefined if it asks for something else. */
  answerAbout(company: Company, { move, language, countries, ...question }: AskedPrice): string | undefined {
    if (!mayAskOfPrice(question.query)) return undefined;
    const asked = this.askedAbout(company, move, language);
    if (!asked) return undefined;
    const ends = [asked.quote.origin, asked.quote.destination].map(({ place }) => place?.countryCode);
    if (countries.some((code) => !ends.includes(code))) return undefined;
    return answerPriceQuestion(asked, { ...question, tag: language.tag });
  }

  /** Those of the things that the price list has; others have to be seen first. */
  pricedOf(company: Company, things: readonly SpecialItem[]): readonly SpecialItem[] {
    const { specialItems } = this.quotingOf(company).rates.figures;
    return things.filter((code) => !specialItems[code].needsSurvey);
  }

  /** That a service which the question names is not in the price on the screen. Undefined if none is left out. */
  leftOutOf(company: Company, { query, move, language }: Pick<AskedPrice, 'query' | 'move' | 'language'>) {
    const things = thingsNamed(plainQuestion(query));
    const asked = things.length > 0 ? this.askedAbout(company, move, language) : undefined;
    return asked && sayLeftOut(asked, things);
  }

  /** What the price of a move includes, and what not. Undefined where there is no price. */
  partsOf(company: Company, move: PartialMove, language: ReaderLanguage): string | undefined {
    const asked = this.askedAbout(company, move, language);
    return asked && sayIncluded(asked, 'everything');
  }

  private askedAbout(company: Company, move: PartialMove, language: ReaderLanguage): AskedQuote | undefined {
    const { originCity, destinationCity, moveType = 'international', moveDetails = 'full-home' } = move;
    if (!originCity || !destinationCity) return undefined;
    const request = { ...move, originCity, destinationCity, moveType, moveDetails };
    const quote = this.quoteStored(company, request, language);
    if (quote === null || quote.minPrice === null || quote.maxPrice === null) return undefined;
    const quoting = this.quotingOf(company);
    const quoteCase = this.caseOf({ request, language, today: this.today() }, quoting);
    return askedQuote({ ...quote, minPrice: quote.minPrice, maxPrice: quote.maxPrice }, quoteCase, quoting);
  }

  /** Answers what can be said of prices before there is one. Undefined if it asks for something else. */
  answerBefore(company: Company, query: string, { language, move }: BeforeRange): string | undefined {
    const { currency } = company.config;
    const sentences = [plainQuestion(query), ...questionsIn(query)];
    const figure = this.figureBefore(company, sentences, { language, move });
    if (figure !== undefined) return figure;
    const writer = createQuoteWriter({ language, currency, units: 'metric' });
    if (sentences.some(asksForCurrency)) return writer.write('say_currency', { currency });
    const said = [
      ...(sentences.some((one) => asksWhetherFinal(one) || asksOfAdding(one)) ? [writer.write('say_only_ranges')] : []),
      ...(sentences.some(asksPerPerson) ? [writer.write('say_person_none')] : []),
      ...(sentences.some(asksWhetherToPay) ? [writer.write('say_pay_nothing')] : []),
    ];
    const missing = missingFor(move).map((what) => writer.write(`missing_${what}`));
    if (said.length > 0) {
      const all =
        missing.length > 0 ? [...said, writer.write('say_missing', { what: listOf(missing, language.code) })] : said;
      return all.join('\n\n');
    }
    const asksForParts = sentences.some((one) => asksBeforeRange(one) && !isOfOtherMatters(one));
    return asksForParts ? writer.write('say_range_lists') : undefined;
  }

  /** How far it is, and how long it takes where it is known what comes along: neither tells the price. */
  private figureBefore(company: Company, sentences: readonly string[], { language, move }: BeforeRange) {
    const open = missingFor(move);
    const [asked] = sentences.filter(
      (one) => asksForDistance(one) || (asksForDuration(one) && !open.includes('contents')),
    );
    const known = move && asked !== undefined ? this.askedAbout(company, move, language) : undefined;
    return known && asked !== undefined ? sayFigure(known, asked) : undefined;
  }

  /** What is said of a move within a country in which the company moves no homes. Undefined where it does. */
  domesticRefusal({ config }: Company, country: string, language: ReaderLanguage): string | undefined {
    if (movesWithin(config, country)) return undefined;
    const { currency } = config;
    return domesticText(createQuoteWriter({ language, currency, units: 'metric' }), config, country);
  }

  /** "And without the piano?", before there is a range: what would be other, and how to say that it is so. */
  changeBefore({ config: { currency } }: Company, words: readonly string[], language: ReaderLanguage): string {
    const writer = createQuoteWriter({ language, currency, units: 'metric' });
    const change = listOf([...words], language.code);
    if (change === '') return writer.write('say_change_later');
    return [`${change}. ${writer.write('say_change_later')}`, writer.write('say_take_it', { change })].join('\n\n');
  }

  /** For a stored lead, in the measures of the company. */
  quoteForPeople(company: Company, move: PartialMove, language: ReaderLanguage): Quote | null {
    return this.quoteStored(company, { ...move, units: companyForms(company.config).units }, language);
  }

  /** For a stored lead. Null if its move cannot be quoted, for example because its date is past. */
  quoteStored(
    company: Company,
    move: PartialMove & Pick<QuoteRequest, 'units'>,
    language: ReaderLanguage,
  ): Quote | null {
    const request = storedRequest(move);
    return request ? nullIfRefused(() => this.quote(company, request, language)) : null;
  }

  private today(): string {
    return new Date(this.needs.now()).toISOString().slice(0, 10);
  }

  private caseOf({ request, language, today }: DatedRequest, { serviceCountries, home }: QuotingCompany): QuoteCase {
    const { origin, destination } = this.needs.places.findEnds(
      {
        origin: { text: request.originCity, id: request.originPlaceId },
        destination: { text: request.destinationCity, id: request.destinationPlaceId },
        moveType: request.moveType,
      },
      { language: language.code, preferred: serviceCountries, home },
    );
    return { request, origin, destination, weeksUntilMove: weeksUntilMove(request, today), language };
  }

  private quotingOf(company: Company): QuotingCompany {
    const known = this.quoting.get(company);
    if (known) return known;
    const { pricing, units: measures } = company.config;
    const { home } = this.needs.places.ofCompany(company.config);
    const made = {
      rates: companyRates(pricing),
      measures,
      isRatesConfirmed: company.isRatesConfirmed,
      home: home && pick(home, 'lat', 'lon'),
      ...pick(company.config, 'currency', 'localMoves', 'serviceCountries'),
    };
    this.quoting.set(company, made);
    return made;
  }
}
