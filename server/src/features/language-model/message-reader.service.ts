import { ModelCalls, type ModelNeeds } from './ask/model-calls.js';
import { readingLimits } from './model-settings.js';
import { type ModelReading, readingIn, readingSchema } from './read/model-reading.js';
import { type MessageToRead, readingPrompt } from './read/reading-prompt.js';

export type { Claim, ClaimedFacts, ModelReading, ReadableFact } from './read/model-reading.js';

export interface ReadingRequest extends MessageToRead {
  readonly companyId: string;
  readonly signal: AbortSignal;
}

/** Reads what a message says, such as a language model. It never throws: on failure it knows nothing. */
export interface MessageReader {
  /** Claims in the shape of the contract; whether they are true is for the caller to check. */
  read(request: ReadingRequest): Promise<ModelReading | undefined>;
}

/** Has calls of its own, so that a model which is too slow for reading still words answers. */
export class MessageReaderService implements MessageReader {
  private readonly calls: ModelCalls;

  constructor(needs: ModelNeeds) {
    this.calls = new ModelCalls(needs, needs.limits ?? readingLimits);
  }

  async read({ companyId, signal, ...message }: ReadingRequest): Promise<ModelReading | undefined> {
    const messages = readingPrompt(message);
    try {
      let text = '';
      for await (const piece of this.calls.ask({ companyId, messages, signal, schema: readingSchema })) text += piece;
      return readingIn(text);
    } catch (error) {
      this.calls.report(error, signal);
      return undefined;
    }
  }
}
