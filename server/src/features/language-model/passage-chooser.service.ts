import { ModelCalls, type ModelNeeds } from './ask/model-calls.js';
import { foldWords } from './check/sentence-words.js';
import { priceWords } from './check/word-lists.js';
import type { Catalogue } from './choose/catalogue.js';
import { choosingPrompt, type QuestionToChoose } from './choose/choosing-prompt.js';
import { choiceIn, choiceSchema, type ModelChoice } from './choose/model-choice.js';
import { choosingLimits } from './model-settings.js';

export { type Catalogue, entryId, mostEntries, type Topic } from './choose/catalogue.js';
export type { QuestionToChoose } from './choose/choosing-prompt.js';
export type { ModelChoice } from './choose/model-choice.js';

export interface ChoosingRequest {
  readonly companyId: string;
  readonly catalogue: Catalogue;
  readonly question: QuestionToChoose;
  readonly signal: AbortSignal;
}

/** Chooses what answers a question, such as a language model. It never throws: on failure it chooses nothing. */
export interface PassageChooser {
  /** Ids that were offered; whether they fit the question is for the caller to check. */
  choose(request: ChoosingRequest): Promise<ModelChoice | undefined>;
}

/** Whether a question speaks of prices, about which the model is not asked. */
export const namesPrice = (question: string): boolean => priceWords.test(foldWords(question));

/** Has calls of its own, so that a model which is too slow for choosing still words answers. */
export class PassageChooserService implements PassageChooser {
  private readonly calls: ModelCalls;
  private readonly schemas = new WeakMap<Catalogue, object>();

  constructor(needs: ModelNeeds) {
    this.calls = new ModelCalls(needs, needs.limits ?? choosingLimits);
  }

  async choose({ companyId, catalogue, question, signal }: ChoosingRequest): Promise<ModelChoice | undefined> {
    const call = { companyId, messages: choosingPrompt(catalogue, question), signal, schema: this.schemaOf(catalogue) };
    try {
      let text = '';
      for await (const piece of this.calls.ask(call)) text += piece;
      return choiceIn(text, catalogue, question.entries.length);
    } catch (error) {
      this.calls.report(error, signal);
      return undefined;
    }
  }

  private schemaOf(catalogue: Catalogue): object {
    const schema = this.schemas.get(catalogue) ?? choiceSchema(catalogue);
    this.schemas.set(catalogue, schema);
    return schema;
  }
}
