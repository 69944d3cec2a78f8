import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { Ground } from '../../../ground.js';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { wordsOf } from '../../../text/question-words.js';
import type { AdviceService } from '../../advice/advice.service.js';
import type { CompanyStandingService } from '../../companies/standing/company-standing.service.js';
import type { GuidesService } from '../../guides/guides.service.js';
import {
  type Catalogue,
  type ModelChoice,
  mostEntries,
  type PassageChooser,
  type QuestionToChoose,
} from '../../language-model/passage-chooser.service.js';
import { withoutPersonalData } from '../../understanding/personal-data.service.js';
import type { UnderstandingService } from '../../understanding/understanding.service.js';
import type { Asked } from '../asked-question.js';
import { nearestEntries } from '../company/company-entries.js';
import { answerCatalogue } from './answer-catalogue.js';
import { composeChosen } from './compose-chosen.js';
import { mayChoose } from './may-choose.js';
import { RecentChoices } from './recent-choices.js';

export interface ChoosingServices extends Pick<Ground, 'now'> {
  readonly guides: GuidesService;
  readonly advice: AdviceService;
  readonly standing: CompanyStandingService;
  /** If undefined, every unsure question may be one. */
  readonly pricing?: { readonly understanding: UnderstandingService } | undefined;
  /** If undefined, what the rules found stands. */
  readonly passageChooser?: PassageChooser | undefined;
}

/** In all: after this time the visitor is better served by what the rules found. */
const longestMs = 2_000;

/** Resolves with nothing when the signal aborts. */
const endOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

/** Has a language model choose what is asked about, where the rules are not sure. The texts are our own. */
export class ChosenAnswers {
  private readonly recent: RecentChoices;
  private readonly catalogue: Catalogue;

  constructor(private readonly services: ChoosingServices) {
    this.recent = new RecentChoices(services.now);
    this.catalogue = answerCatalogue(services.guides.list().map(({ slug }) => slug));
  }

  /** Undefined where what the rules found stands. */
  async inPlaceOf(found: Retrieved | undefined, asked: Asked): Promise<Retrieved | undefined> {
    const { passageChooser, pricing, guides } = this.services;
    if (!passageChooser || !mayChoose(found, asked, pricing?.understanding)) return undefined;
    const context = guides.contextOf(asked.request);
    const entries = nearestEntries(asked.entries, mostEntries);
    const question = this.questionOf(asked, context, entries);
    const choice = await this.choose(passageChooser, asked.request.company.id, question);
    return choice && composeChosen(this.services, { asked, found, choice, entries, context });
  }

  private async choose(
    chooser: PassageChooser,
    companyId: string,
    question: QuestionToChoose,
  ): Promise<ModelChoice | undefined> {
    const { catalogue } = this;
    const signal = AbortSignal.timeout(longestMs);
    const choosing = this.recent.get(JSON.stringify([companyId, question]), async () => {
      if ((await this.services.standing.waitsFor(companyId)) !== null) return undefined;
      return chooser.choose({ companyId, catalogue, question, signal });
    });
    return Promise.race([choosing, endOf(signal)]);
  }

  /** Who asks is nothing that a model has to know. */
  private questionOf(
    { request }: Asked,
    context: string | undefined,
    entries: readonly KnowledgeEntry[],
  ): QuestionToChoose {
    const { guides } = this.services;
    const isPlaceWord = (word: string) => guides.countriesIn(wordsOf(word)).length > 0;
    return {
      message: withoutPersonalData(request.query, isPlaceWord),
      previousQuestion: withoutPersonalData(request.previousQuery ?? '', isPlaceWord),
      conversationCountry: context ?? null,
      language: request.reader.code,
      entries: entries.map(({ question }) => question),
    };
  }
}
