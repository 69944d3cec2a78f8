import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Passage, Retrieved } from '../../retrieval/answer-source.js';

/** An advice or an entry of the company. */
export interface FoundPassage {
  readonly passage: Passage;
  /** The code of the language that it is in. */
  readonly language: string;
  readonly followUps?: readonly string[];
}

/** The passage as it stands. */
export function answerWithPassage(
  { passage, language, followUps }: FoundPassage,
  confidence: number,
  reader: ReaderLanguage,
): Retrieved {
  const { text: answer, sources, country } = passage;
  const note = language === 'en' && reader.code !== 'en' ? { note: reader.words.answers.in_english } : {};
  const next = followUps && { followUps: [...followUps] };
  return {
    answer: { answer, sources: [...sources], country, confidence, language, ...note, ...next },
    passages: [passage],
  };
}
