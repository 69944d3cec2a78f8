import type { Ground } from '../../ground.js';
import type {
  AnswerWriter,
  Passage,
  TranslateRequest,
  WriteRequest,
  WrittenSentence,
} from '../../retrieval/answer-source.js';
import { hourMs } from '../../time/time-units.js';
import { CallGate } from './ask/call-gate.js';
import { askModel, type Message } from './ask/chat-completions.js';
import { citedSentences } from './ask/cited-sentences.js';
import { answerPrompt, answerRules, passagesFor, translationPrompt, translationRules } from './ask/prompt.js';
import type { CitedSentence } from './ask/sentence-reader.js';
import { type Evidence, mayBeShown } from './check/check-sentence.js';
import { isFaithful } from './check/check-translation.js';
import { givesOrders } from './check/gives-orders.js';
import { checkedLanguage, likelyLanguage } from './check/sentence-language.js';
import { foldWords } from './check/sentence-words.js';
import { priceWords } from './check/word-lists.js';
import { ModelFault } from './model-fault.js';
import { type ModelLimits, type ModelSettings, modelLimits } from './model-settings.js';
import { SpendLimit } from './spend/spend-limit.js';

export { likelyLanguage } from './check/sentence-language.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'logger'> {
  readonly settings: ModelSettings;
  readonly limits?: ModelLimits | undefined;
}

interface Call {
  readonly companyId: string;
  readonly messages: readonly Message[];
  readonly signal: AbortSignal;
}

const complaintEveryMs = hourMs;

/** Words answers and translations with a language model. Only text that passed the checks comes through. */
export class LanguageModelService implements AnswerWriter {
  private readonly limits: ModelLimits;
  private readonly gate: CallGate;
  private readonly spend: SpendLimit;
  private complainedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly needs: Needs) {
    const { database, now, settings, limits = modelLimits } = needs;
    this.limits = { ...limits, dailyCharactersOfAll: settings.dailyCharacters ?? limits.dailyCharactersOfAll };
    this.gate = new CallGate(limits, now);
    this.spend = new SpendLimit({ database, now, limits: this.limits, onAllSpent: () => this.reportAllSpent() });
  }

  async *write(request: WriteRequest): AsyncGenerator<WrittenSentence> {
    const passages = passagesFor(request.retrieved.passages);
    const readerLanguage = checkedLanguage(request.language);
    const passageLanguage = checkedLanguage(request.retrieved.answer.language);
    if (passages.length === 0 || !readerLanguage || !passageLanguage) return;
    // Prices come from quotes alone, as the found answer says.
    if (priceWords.test(foldWords(request.question))) return;

    const messages = answerPrompt({ ...request, language: readerLanguage }, passages);
    const pieces = this.ask({ companyId: request.companyId, messages, signal: request.signal });
    const languages = { passageLanguage, readerLanguage };
    try {
      yield* this.checked(citedSentences(pieces), passages, languages);
    } catch (error) {
      this.report(error, request.signal);
    }
  }

  async translate({ companyId, text, targetLanguage, signal }: TranslateRequest): Promise<string | undefined> {
    const language = checkedLanguage(targetLanguage);
    const originalLanguage = likelyLanguage(text);
    if (!language || !originalLanguage || language === originalLanguage) return undefined;
    if (text.length > this.limits.answerCharacters / 2 || givesOrders(text)) return undefined;
    try {
      let translated = '';
      for await (const piece of this.ask({ companyId, messages: translationPrompt(text, language), signal })) {
        translated += piece;
      }
      const translation = {
        original: text,
        originalLanguage,
        text: translated.trim(),
        language,
        secretText: translationRules,
      };
      return isFaithful(translation) ? translation.text : undefined;
    } catch (error) {
      this.report(error, signal);
      return undefined;
    }
  }

  /** Ends at the first sentence that fails, since later ones may depend on it. */
  private async *checked(
    sentences: AsyncIterable<CitedSentence>,
    passages: readonly Passage[],
    languages: Pick<Evidence, 'passageLanguage' | 'readerLanguage'>,
  ): AsyncGenerator<WrittenSentence> {
    let isFirst = true;
    for await (const { text, citations, startsLine } of sentences) {
      const cited = citations.flatMap((number) => passages[number - 1] ?? []);
      const evidence = { ...languages, passages: cited.map((passage) => passage.text), secretText: answerRules };
      if (cited.length !== citations.length || !mayBeShown(text, evidence)) {
        this.needs.logger.debug('a sentence of the language model was withheld');
        return;
      }
      const space = startsLine ? '\n' : ' ';
      yield { text: isFirst ? text : space + text, passageIds: cited.map(({ id }) => id) };
      isFirst = false;
    }
  }

  /** The model's text, if it may be asked now and the company has not spent its daily limit. */
  private async *ask({ companyId, messages, signal }: Call): AsyncGenerator<string> {
    if (signal.aborted || !this.gate.enter()) return;
    try {
      yield* this.askWithinSpend({ companyId, messages, signal });
      this.gate.reportAnswer();
    } catch (error) {
      if (error instanceof ModelFault && error.reason !== 'declined') this.gate.reportFault();
      throw error;
    } finally {
      this.gate.leave();
    }
  }

  private async *askWithinSpend({ companyId, messages, signal }: Call): AsyncGenerator<string> {
    const prompted = messages.reduce((sum, { content }) => sum + content.length, 0);
    const reservation = await this.spend.reserve(companyId, prompted + this.limits.answerCharacters);
    if (!reservation) return;
    let used = prompted;
    try {
      for await (const piece of askModel(this.needs.settings, this.limits, { messages, signal })) {
        used += piece.length;
        yield piece;
      }
    } catch (error) {
      // A refused call cost nothing.
      const isTurnedAway =
        error instanceof ModelFault && ['unreachable', 'refused by the server'].includes(error.reason);
      if (isTurnedAway && used === prompted) used = 0;
      throw error;
    } finally {
      await reservation.settle(used);
    }
  }

  private reportAllSpent(): void {
    const { logger, now } = this.needs;
    if (now() - this.complainedAt < complaintEveryMs) return;
    this.complainedAt = now();
    const most = this.limits.dailyCharactersOfAll;
    logger.error({ most }, 'the day of the language model is spent (LLM_DAILY_CHARACTERS): answers are given as found');
  }

  private report(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    const { logger } = this.needs;
    if (error instanceof ModelFault)
      logger.warn({ reason: error.reason, status: error.status }, 'no answer from the language model');
    else logger.error({ err: error }, 'the language model could not be asked');
  }
}
