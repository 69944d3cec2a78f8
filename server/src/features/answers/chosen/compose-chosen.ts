import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { wordsOf } from '../../../text/question-words.js';
import type { AdviceService } from '../../advice/advice.service.js';
import { confidences, type GuidesService } from '../../guides/guides.service.js';
import { entryId, type ModelChoice } from '../../language-model/passage-chooser.service.js';
import type { Asked } from '../asked-question.js';
import { findEntry, giveEntry } from '../company/company-entries.js';
import { answerFromCompany, answerOnTopic, sayNotTold } from '../company/company-facts.js';
import { answerWithPassage } from '../passage-answer.js';
import { adviceOf, guidePartOf, notTold, settingOf } from './answer-catalogue.js';
import { chosenCountry } from './chosen-country.js';

interface Services {
  readonly guides: GuidesService;
  readonly advice: AdviceService;
}

/** A choice of the model, with the question that it is for. */
export interface Chosen {
  readonly asked: Asked;
  /** What the rules found, which is not sure. */
  readonly found: Retrieved | undefined;
  readonly choice: ModelChoice;
  /** The company's entries in the order in which they were offered. */
  readonly entries: readonly KnowledgeEntry[];
  /** The slug of the conversation's country. */
  readonly context: string | undefined;
}

/** The share of a question that the rules' own candidate must cover to speak for the same. */
const leastAgreed = 0.4;

/** Whether the rules or what was learnt came to the same passage. */
const isFound = (found: Retrieved | undefined, id: string): boolean => found?.passages[0]?.id === id;

const confidenceOf = (isAgreed: boolean): number => (isAgreed ? confidences.chosenByBoth : confidences.chosen);

/** All chosen parts of the guide of one country. Where no country is named, asks for it. */
function fromGuide({ guides }: Services, { asked, found, choice, context }: Chosen): Retrieved | undefined {
  const { request, understood } = asked;
  const words = wordsOf(request.query);
  const country = chosenCountry(choice, { words, mentions: guides.countriesIn(words), understood, context });
  const names = choice.choices.flatMap((id) => guidePartOf(id) ?? []);
  if (country) return guides.answerChosen(request, { slug: country.slug, names, isSureOfCountry: country.isSure });
  const { about, from } = understood.countries;
  const isWithoutCountry = !choice.country && about.length === 0 && from.length === 0;
  return isWithoutCountry && !found ? guides.askForCountry(request.reader) : undefined;
}

/** Advice is no answer to what only the company can know. */
function fromAdvice({ advice }: Services, { asked, found }: Chosen, id: string): Retrieved | undefined {
  const { request, understood, isToCompany, places } = asked;
  const { reader } = request;
  const adviceId = adviceOf(id);
  if (!adviceId || isToCompany) return undefined;
  const given = advice.give(adviceId, { text: understood.rest, reader, places: places() });
  const namesCountry = understood.countries.about.length > 0;
  if (namesCountry && given.asksForCountry) return undefined;
  const isNearest = advice.nearest(understood.rest, leastAgreed, reader) === adviceId;
  const isAgreed = !namesCountry && (isNearest || isFound(found, given.passage.id));
  return answerWithPassage(given, confidenceOf(isAgreed), reader);
}

function fromEntry({ asked, entries, found }: Chosen, id: string): Retrieved | undefined {
  const entry = entries.find((_, at) => entryId(at) === id);
  const given = entry && giveEntry(asked.entries, entry);
  const nearest = findEntry(asked.entries, leastAgreed)?.passage.id;
  const isAgreed = given !== undefined && (nearest === given.passage.id || isFound(found, given.passage.id));
  return given && answerWithPassage(given, confidenceOf(isAgreed), asked.request.reader);
}

function fromSettings({ asked, found }: Chosen, id: string): Retrieved | undefined {
  const topic = settingOf(id);
  const said = topic && answerOnTopic(asked.question, topic);
  if (!said) return topic && sayNotTold(asked.question);
  const isAgreed = [answerFromCompany(asked.question), found].some((one) => one?.answer.answer === said.answer.answer);
  return { ...said, answer: { ...said.answer, confidence: confidenceOf(isAgreed) } };
}

/** What names a country is left to what is said of that country. */
function fromNothing({ asked, found }: Chosen): Retrieved | undefined {
  return found?.answer.country || asked.understood.countries.about.length > 0 ? undefined : sayNotTold(asked.question);
}

function answerTo(services: Services, chosen: Chosen, id: string): Retrieved | undefined {
  if (id === notTold) return fromNothing(chosen);
  if (guidePartOf(id)) return fromGuide(services, chosen);
  return fromAdvice(services, chosen, id) ?? fromEntry(chosen, id) ?? fromSettings(chosen, id);
}

/** The answer that the first choice with an answer leads to, in our own texts. */
export function composeChosen(services: Services, chosen: Chosen): Retrieved | undefined {
  for (const id of chosen.choice.choices) {
    const answer = answerTo(services, chosen, id);
    if (answer) return answer;
  }
  return undefined;
}
