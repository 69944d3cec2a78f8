import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Passage, Retrieved } from '../../retrieval/answer-source.js';

/** An advice or an entry of the company. */
export interface FoundPassage {
  readonly passage: Passage;
  /** The code of the language that it is in. */
  readonly language: string;
  readonly followUps?: readonly string[];
}

/** What no source stands behind is not shown as very likely right. */
const withoutSourceAtMost = 0.65;

/** The passage as it stands. */
export function answerWithPassage(
  { passage, language, followUps }: FoundPassage,
  sureness: number,
  reader: ReaderLanguage,
): Retrieved {
  const { text: answer, sources, country } = passage;
  const confidence = sources.length > 0 ? sureness : Math.min(sureness, withoutSourceAtMost);
  const note = language === 'en' && reader.code !== 'en' ? { note: reader.words.answers.in_english } : {};
  const next = followUps && { followUps: [...followUps] };
  return {
    answer: { answer, sources: [...sources], country, confidence, language, ...note, ...next },
    passages: [passage],
  };
}
