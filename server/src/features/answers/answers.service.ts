import type { GuideAnswer } from '@meg/shared/contract/answers';
import { AppError } from '../../app-error.js';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { AnswerWriter, Retrieved, WrittenSentence } from '../../retrieval/answer-source.js';
import type { AdviceService, FoundAdvice } from '../advice/advice.service.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { Company } from '../companies/companies.service.js';
import type { guidesFeature } from '../guides/guides.feature.js';
import type { GuideQuestion, Understood } from '../guides/guides.service.js';
import { confidences, GuideWords } from '../guides/guides.service.js';
import type { knowledgeFeature } from '../knowledge/knowledge.feature.js';
import { likelyLanguage } from '../language-model/language-model.service.js';
import { type FoundEntry, findEntry } from './company/company-entries.js';
import { answerFromCompany } from './company/company-facts.js';
import { CompanyIndexes } from './company/company-indexes.js';
import { goesOn } from './follow-up.js';
import { piecesOf, writtenPieces } from './pieces.js';
import { spoken } from './spoken-answer.js';

export interface Asking extends GuideQuestion {
  readonly company: Company;
}

export interface FeaturesUsed
  extends ServiceOf<typeof companiesFeature>,
    ServiceOf<typeof guidesFeature>,
    ServiceOf<typeof knowledgeFeature> {
  /** Words answers anew. If undefined, answers are given as they were found. */
  writer?: AnswerWriter | undefined;
}

interface Needs extends FeaturesUsed, Pick<Ground, 'now'> {
  advice: AdviceService;
}

/** How much of a question an entry must speak of to answer it. */
const coverages = {
  /** The company's own question: before anything else. */
  same: 0.95,
  /** Before the guides. */
  certain: 0.8,
  answering: 0.62,
  /** With the question before it. */
  together: 0.75,
} as const;

/** What stands for a language that nobody knows. */
const undetermined = 'und';
const sureGuide = 0.5;

type Piece = { readonly text: string } | { readonly answer: GuideAnswer };

/** Answers a question from what the company, the guides and the advice say, in the order of how well they fit. */
export class AnswersService {
  private readonly indexes = new CompanyIndexes();

  constructor(private readonly needs: Needs) {}

  async search(asking: Asking): Promise<Retrieved> {
    const found = await this.find(asking);
    if (!found) throw new AppError('not_found', { message: asking.reader.words.answers.unknown });
    return found;
  }

  customs(asking: Asking): Retrieved {
    const found = this.needs.guides.customs(asking);
    if (!found) throw new AppError('not_found', { message: asking.reader.words.answers.unknown });
    return found;
  }

  overview(country: string, reader: ReaderLanguage): Retrieved {
    return this.needs.guides.overview(country, reader);
  }

  documents(country: string, reader: ReaderLanguage): Retrieved {
    return this.needs.guides.documents(country, reader);
  }

  /** The pieces of the answer as they come, and the whole of it at last, which holds where it differs. */
  async *write(asking: Asking, retrieved: Retrieved, signal: AbortSignal): AsyncGenerator<Piece> {
    let text = '';
    const cited = new Set<string>();
    try {
      for await (const piece of this.written(asking, retrieved, signal)) {
        text += piece.text;
        for (const id of piece.passageIds) cited.add(id);
        yield { text: piece.text };
      }
    } catch {
      // A writer should not throw. Whatever it said, what was found still holds.
      yield { answer: retrieved.answer };
      return;
    }
    if (signal.aborted) return;
    if (text === '') for (const piece of piecesOf(retrieved.answer.answer)) yield { text: piece };
    yield { answer: text === '' ? retrieved.answer : spoken(retrieved, { text, cited }, asking.reader) };
  }

  async translate(request: { company: Company; text: string; targetLanguage: string; signal: AbortSignal }) {
    const { company, text, targetLanguage, signal } = request;
    const asked = { companyId: company.id, text, targetLanguage, signal };
    const writer = await this.writerFor(company);
    const translated = await writer?.translate(asked).catch(() => undefined);
    return translated === undefined
      ? { response: text, language: likelyLanguage(text) ?? undetermined, isTranslated: false }
      : { response: translated, language: targetLanguage, isTranslated: true };
  }

  private async find(asking: Asking): Promise<Retrieved | undefined> {
    const { company, query, reader } = asking;
    const { guides, knowledge, now } = this.needs;
    const entries = await knowledge.forCompany(company.id);
    const index = await this.indexes.of(company.id, entries);
    const entry = findEntry({ company, index, query, language: reader.code }, coverages.answering);
    if (entry && entry.coverage >= coverages.same) return fromEntry(entry, reader);
    const understood = guides.understand(query);
    const words = new GuideWords(reader);
    const fact = answerFromCompany({ company, understood, query, words, nowMs: now() });
    if (fact) return fact;
    if (entry && entry.coverage >= coverages.certain) return fromEntry(entry, reader);
    const guide = guides.search(asking);
    const advice = this.advise(understood, asking);
    const isAdvice = advice !== undefined && advice.coverage >= coverages.certain && isLoose(understood, guide);
    if (guide && guide.answer.confidence >= sureGuide && !isAdvice) return guide;
    if (entry && entry.coverage >= (advice?.coverage ?? 0)) return fromEntry(entry, reader);
    return advice ? fromAdvice(advice) : guide;
  }

  private advise({ rest, scope, countries }: Understood, asking: Asking): FoundAdvice | undefined {
    const found = scope.isElsewhere ? undefined : this.adviceOn(rest, asking);
    return found?.asksForCountry && countries.about.length > 0 ? undefined : found;
  }

  private adviceOn(rest: string, { previousQuery, reader }: Asking): FoundAdvice | undefined {
    const { advice } = this.needs;
    const found = advice.find(rest, coverages.answering, reader);
    if (found || previousQuery === undefined || !goesOn(rest)) return found;
    return advice.find(`${previousQuery} ${rest}`, coverages.together, reader);
  }

  private async *written(asking: Asking, retrieved: Retrieved, signal: AbortSignal): AsyncGenerator<WrittenSentence> {
    const writer = retrieved.passages.length === 0 ? undefined : await this.writerFor(asking.company);
    if (!writer) return;
    const history = await this.historyOf(asking);
    const { company, query, reader } = asking;
    const request = { companyId: company.id, question: query, history, language: reader.code, retrieved, signal };
    yield* writtenPieces(writer.write(request));
  }

  private async writerFor({ id }: Company): Promise<AnswerWriter | undefined> {
    const { writer, standing } = this.needs;
    return writer && (await standing.waitsFor(id)) === null ? writer : undefined;
  }

  /** What was answered before is found anew and not taken from the visitor, who could put words into our mouth. */
  private async historyOf({ previousQuery, ...asking }: Asking): Promise<{ question: string; answer: string }[]> {
    if (previousQuery === undefined) return [];
    const earlier = await this.find({ ...asking, query: previousQuery });
    return earlier ? [{ question: previousQuery, answer: earlier.answer.answer }] : [];
  }
}

/** The country is of the conversation alone; or the words stand where a guide tells how long customs takes of the way. */
function isLoose({ countries }: Understood, guide: Retrieved | undefined): boolean {
  if (!guide) return false;
  const { confidence } = guide.answer;
  const isOfClearance = guide.passages.every(({ id }) => id.endsWith(':clearance'));
  return countries.about.length === 0
    ? confidence === confidences.fromContext
    : confidence === confidences.byWords && isOfClearance;
}

function fromEntry({ passage, coverage, language }: FoundEntry, reader: ReaderLanguage): Retrieved {
  const note = language === 'en' && reader.code !== 'en' ? { note: reader.words.answers.in_english } : {};
  const confidence = confidenceOf(coverage);
  const { text: answer, sources, country } = passage;
  return { answer: { answer, sources: [...sources], country, confidence, language, ...note }, passages: [passage] };
}

function fromAdvice({ passage, coverage, language, followUps }: FoundAdvice): Retrieved {
  const { text: answer, sources, country } = passage;
  const confidence = confidenceOf(coverage);
  const written = { answer, sources: [...sources], country, confidence, language, followUps: [...followUps] };
  return { answer: written, passages: [passage] };
}

const mostSure = 0.9;

/** Sure of a question that is spoken of as a whole, less so of one with words that are not. */
const confidenceOf = (coverage: number): number => Math.round(100 * Math.min(mostSure, coverage)) / 100;
