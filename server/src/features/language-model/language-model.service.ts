import type {
  AnswerWriter,
  Passage,
  TranslateRequest,
  WriteRequest,
  WrittenSentence,
} from '../../retrieval/answer-source.js';
import { citedSentences } from './ask/cited-sentences.js';
import { ModelCalls, type ModelNeeds } from './ask/model-calls.js';
import { answerPrompt, answerRules, passagesFor, translationPrompt, translationRules } from './ask/prompt.js';
import type { CitedSentence } from './ask/sentence-reader.js';
import { type Evidence, mayBeShown } from './check/check-sentence.js';
import { isFaithful } from './check/check-translation.js';
import { givesOrders } from './check/gives-orders.js';
import { checkedLanguage, likelyLanguage } from './check/sentence-language.js';
import { foldWords } from './check/sentence-words.js';
import { priceWords } from './check/word-lists.js';
import { type ModelLimits, modelLimits } from './model-settings.js';

export { likelyLanguage } from './check/sentence-language.js';

/** Words answers and translations with a language model. Only text that passed the checks comes through. */
export class LanguageModelService implements AnswerWriter {
  private readonly limits: ModelLimits;
  private readonly calls: ModelCalls;

  constructor(private readonly needs: ModelNeeds) {
    this.limits = needs.limits ?? modelLimits;
    this.calls = new ModelCalls(needs, this.limits);
  }

  async *write(request: WriteRequest): AsyncGenerator<WrittenSentence> {
    const passages = passagesFor(request.retrieved.passages);
    const readerLanguage = checkedLanguage(request.language);
    const passageLanguage = checkedLanguage(request.retrieved.answer.language);
    if (passages.length === 0 || !readerLanguage || !passageLanguage) return;
    // Prices come from quotes alone, as the found answer says.
    if (priceWords.test(foldWords(request.question))) return;

    const messages = answerPrompt({ ...request, language: readerLanguage }, passages);
    const pieces = this.calls.ask({ companyId: request.companyId, messages, signal: request.signal });
    const languages = { passageLanguage, readerLanguage };
    try {
      yield* this.checked(citedSentences(pieces), passages, languages);
    } catch (error) {
      this.calls.report(error, request.signal);
    }
  }

  async translate({ companyId, text, targetLanguage, signal }: TranslateRequest): Promise<string | undefined> {
    const language = checkedLanguage(targetLanguage);
    const originalLanguage = likelyLanguage(text);
    if (!language || !originalLanguage || language === originalLanguage) return undefined;
    if (text.length > this.limits.answerCharacters / 2 || givesOrders(text)) return undefined;
    try {
      let translated = '';
      for await (const piece of this.calls.ask({ companyId, messages: translationPrompt(text, language), signal })) {
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
      this.calls.report(error, signal);
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
}
