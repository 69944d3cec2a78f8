/** The operator's language model. Any server with the OpenAI-compatible protocol works. */
export interface ModelSettings {
  /** The base address, such as https://models.example.com/v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** The operator's value for `dailyCharactersOfAll`. */
  readonly dailyCharacters?: number | undefined;
}

export interface ModelLimits {
  /** After this time the answer that is already there serves visitors better. */
  readonly firstTextMs: number;
  /** Less than the ten seconds after which the chat gives up. */
  readonly wholeMs: number;
  readonly callsAtOnce: number;
  readonly answerCharacters: number;
  /** Of prompts and answers, by company and day (UTC). */
  readonly dailyCharacters: number;
  /** Of all companies together. */
  readonly dailyCharactersOfAll: number;
  /** Of one company and of all companies, on all servers together. */
  readonly callsAMinute: number;
  readonly callsAMinuteOfAll: number;
  /** After so many consecutive faults the model is not asked for `restMs`. */
  readonly faultsBeforeRest: number;
  readonly restMs: number;
}

export const modelLimits: ModelLimits = {
  firstTextMs: 3_000,
  wholeMs: 8_000,
  callsAtOnce: 8,
  answerCharacters: 6_000,
  dailyCharacters: 2_000_000,
  dailyCharactersOfAll: 20_000_000,
  callsAMinute: 60,
  callsAMinuteOfAll: 300,
  faultsBeforeRest: 3,
  restMs: 30_000,
};
