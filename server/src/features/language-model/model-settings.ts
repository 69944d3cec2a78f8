/** The language model that the operator named. All servers with the OpenAI-compatible protocol are one kind. */
export interface ModelSettings {
  /** The calls' common address, such as https://models.example.com/v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** In place of `dailyCharactersOfAll`, where the operator chose. */
  readonly dailyCharacters?: number | undefined;
}

export interface ModelLimits {
  /** A visitor who waits longer than this is better served by the answer that is already there. */
  readonly firstTextMs: number;
  /** Below the ten seconds after which the chat gives a call up. */
  readonly wholeMs: number;
  readonly callsAtOnce: number;
  readonly answerCharacters: number;
  /** Of prompts and answers together, by company and day (UTC). */
  readonly dailyCharacters: number;
  /** Of all companies together. */
  readonly dailyCharactersOfAll: number;
  /** Of one company, by all servers together; and of all companies. */
  readonly callsAMinute: number;
  readonly callsAMinuteOfAll: number;
  /** So many faults in succession, and the model is left alone for a while. */
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
