/** The operator's language model. Any server with the OpenAI-compatible protocol works. */
export interface ModelSettings {
  /** The base address, such as https://models.example.com/v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** The operator's value for `dailyCharactersOfAll`. */
  readonly dailyCharacters?: number | undefined;
}

export const modelLimits = {
  /** After this time the answer that is already there serves visitors better. */
  firstTextMs: 3_000,
  /** Less than the ten seconds after which the chat gives up. */
  wholeMs: 8_000,
  callsAtOnce: 8,
  answerCharacters: 6_000,
  /** Of prompts and answers, by company and day (UTC). */
  dailyCharacters: 2_000_000,
  /** Of all companies together. */
  dailyCharactersOfAll: 20_000_000,
  /** Of one company and of all companies, on all servers together. */
  callsAMinute: 60,
  callsAMinuteOfAll: 300,
  /** After so many consecutive faults the model is not asked for `restMs`. */
  faultsBeforeRest: 3,
  restMs: 30_000,
};

export type ModelLimits = Readonly<typeof modelLimits>;

/** For reading a message, while its visitor waits for any answer at all. */
export const readingLimits: ModelLimits = {
  ...modelLimits,
  firstTextMs: 1_800,
  wholeMs: 1_800,
  callsAtOnce: 4,
  answerCharacters: 2_000,
};

/** For choosing what answers a question, while its visitor waits for the answer. */
export const choosingLimits: ModelLimits = { ...readingLimits, answerCharacters: 500 };
