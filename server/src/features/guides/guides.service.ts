import type { CountryGuide, GuideAnswer } from '@meg/shared/contract/guides';
import { AppError } from '../../app-error.js';
import { answerQuestion, type Knowledge, type Question } from './answer-question.js';
import { confidences, documentsOf, overviewOf } from './compose-answer.js';
import { findGuide, indexCountries } from './country-index.js';
import type { Guides } from './read-guides.js';
import type { Section } from './section-words.js';
import { understand } from './understand-question.js';

export interface GuideQuestion {
  readonly query: string;
  /** A slug, a name or an alias: what the conversation was about. The question itself comes first. */
  readonly country?: string | undefined;
}

const ofCustoms = new Set<Section>([
  'item',
  'clearance',
  'prohibited',
  'restricted',
  'papers',
  'customs',
  'pets',
  'car',
]);

export class GuidesService {
  private readonly knowledge: Knowledge;

  /** The languages are those in which the names of countries are understood. */
  constructor(guides: Guides, languages: Iterable<string>) {
    this.knowledge = { guides, index: indexCountries(guides, [...languages]) };
  }

  list(): { slug: string; code: string; name: string }[] {
    return [...this.knowledge.guides.values()].map(({ slug, code, country }) => ({ slug, code, name: country }));
  }

  overview(country: string): GuideAnswer {
    return overviewOf(this.require(country), confidences.named);
  }

  documents(country: string): GuideAnswer {
    return documentsOf(this.require(country));
  }

  search({ query, country }: GuideQuestion): GuideAnswer {
    return this.answer(understand(query, this.knowledge.index), country);
  }

  /** As a search that hears only what is customs' business; a country alone asks for its customs. */
  customs({ query, country }: GuideQuestion): GuideAnswer {
    const understood = understand(query, this.knowledge.index);
    const sections = understood.sections.filter((section) => ofCustoms.has(section));
    return this.answer({ ...understood, sections, otherwise: 'customs' }, country);
  }

  private answer(question: Omit<Question, 'inContext'>, country: string | undefined): GuideAnswer {
    const inContext = country === undefined ? undefined : findGuide(this.knowledge, country);
    const answer = answerQuestion(this.knowledge, { ...question, inContext });
    if (!answer) throw new AppError('not_found', { message: 'The country guides have no answer to this.' });
    return answer;
  }

  private require(country: string): CountryGuide {
    const guide = findGuide(this.knowledge, country);
    if (!guide) throw new AppError('not_found', { message: 'There is no guide for this country.' });
    return guide;
  }
}
