import type { PartialMove } from '@meg/shared/contract/move';
import { asksForOtherPrice, mayAskForOtherPrice } from '../../asked/other-price.js';
import { supposesFirst } from '../../asked/other-variant.js';
import { asksPriceOfPacking } from '../../asked/packing-price.js';
import { askedPart } from '../../asked/price-part.js';
import { asksOfAdding, plainQuestion } from '../../asked/price-topics.js';
import type { ServiceOf } from '../../feature.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { Understood } from '../guides/guides.service.js';
import type { quotesFeature } from '../quotes/quotes.feature.js';
import type { AskedChange } from '../quotes/quotes.service.js';
import type { understandingFeature } from '../understanding/understanding.feature.js';
import type { AnswerRequest } from './answer-request.js';
import { sourceOf } from './company/company-source.js';

export type PriceServices = ServiceOf<typeof quotesFeature> & ServiceOf<typeof understandingFeature>;

const confidence = 0.9;

/** Facts that a question can change; the two ends would be another move. */
const isOfMove = (fact: string): boolean => !/^(?:origin|destination|name$|email$|phone$|moveType$)/.test(fact);

function readChange(
  { understanding }: PriceServices,
  { company, move, reader }: AnswerRequest,
  text: string,
): AskedChange {
  const preferred = company.config.serviceCountries;
  const { slots, takenBack, heard } = understanding.understand({ text, reader, preferred, move, readsWhatIf: true });
  const facts = Object.entries(slots).filter(([fact]) => isOfMove(fact));
  return {
    facts: Object.fromEntries(facts.map(([fact, slot]) => [fact, slot?.value])) as PartialMove,
    takenBack,
    // The visitor's own words for what stays behind say no more than its names.
    words: heard
      .filter(({ fact }) => isOfMove(fact) && !(fact === 'notes' && 'leftOut' in slots))
      .map(({ text }) => text),
  };
}

function answerAbout(
  services: PriceServices,
  request: AnswerRequest,
  countries: Pick<Understood['countries'], 'about'>,
): string | undefined {
  const { company, query, move, reader } = request;
  return (
    move &&
    services.quotes.answerAbout(company, {
      query,
      move,
      language: reader,
      countries: countries.about.flatMap(({ code }) => code ?? []),
      readChanges: () =>
        services.understanding.suppositionsIn(query).map((text) => readChange(services, request, text)),
      readThings: () => services.understanding.thingsIn(query),
    })
  );
}

/** What a question would leave out of the move, before there is a range. */
function changeBefore(services: PriceServices, request: AnswerRequest): string | undefined {
  const { company, query, reader } = request;
  const isOther = asksForOtherPrice(query) || mayAskForOtherPrice(query);
  if (!supposesFirst(query) && !(isOther && askedPart(plainQuestion(query)) === 'without')) return undefined;
  const [text = query] = services.understanding.suppositionsIn(query);
  const { facts, takenBack, words } = readChange(services, request, text);
  const leaves = words.length > 0 && (facts.leftOut !== undefined || takenBack.length > 0);
  if (leaves) return services.quotes.changeBefore(company, words, reader);
  const { items, specialItems } = services.understanding.thingsIn(query);
  const namesThing = items.length > 0 || specialItems.length > 0;
  return namesThing ? services.quotes.changeBefore(company, [], reader) : undefined;
}

/** Answers a question about the price on the screen. It is not reworded, as its figures are worked out. */
export function answerOnPrice(
  services: PriceServices,
  request: AnswerRequest,
  { countries, hasEntry }: Pick<Understood, 'countries'> & { readonly hasEntry: boolean },
): Retrieved | undefined {
  const { company, query, move, hasRange, reader } = request;
  const isOfCountry = countries.about.length > 0;
  const isForOthers = isOfCountry || (hasEntry && !asksOfAdding(plainQuestion(query)));
  const before = () =>
    changeBefore(services, request) ??
    (isForOthers ? undefined : services.quotes.answerBefore(company, query, { language: reader, move }));
  const answer = move && hasRange ? answerAbout(services, request, countries) : before();
  if (answer === undefined) return undefined;
  return {
    answer: { answer, sources: [sourceOf(company)], country: null, confidence, language: reader.code },
    passages: [],
  };
}

/** "De Valencia a Castellón", of a company that does no moves there: said before a form asks who they are. */
export function answerOnRefusedMove(services: PriceServices, request: AnswerRequest): Retrieved | undefined {
  const { company, query, move = {}, reader } = request;
  const { originCountry, destinationCountry } = move;
  if (!originCountry || originCountry !== destinationCountry) return undefined;
  const answer = services.quotes.domesticRefusal(company, originCountry, reader);
  if (answer === undefined) return undefined;
  const preferred = company.config.serviceCountries;
  const told = services.understanding.understand({ text: query, reader, preferred });
  if (told.intent !== 'quote' || services.understanding.countryWithin(told, move) !== originCountry) return undefined;
  return {
    answer: { answer, sources: [sourceOf(company)], country: null, confidence, language: reader.code },
    passages: [],
  };
}

/** What the price on the screen includes, and what not. */
export function partsOnScreen({ quotes }: PriceServices, request: AnswerRequest): string | undefined {
  const { company, move, hasRange, reader } = request;
  return move && hasRange ? quotes.partsOf(company, move, reader) : undefined;
}

/** That a service which the question names is not in the range on the screen, or what it would add, where that is asked. */
export function noteOnRange(services: PriceServices, request: AnswerRequest): string | undefined {
  const { company, query, move, hasRange, reader } = request;
  const { quotes } = services;
  if (hasRange && asksPriceOfPacking(query)) return answerAbout(services, request, { about: [] });
  return move && hasRange ? quotes.leftOutOf(company, { query, move, language: reader }) : undefined;
}
