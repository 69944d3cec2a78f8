import { type Intent, intents } from '@meg/shared/contract/understanding';
import { readExamples as readMatterExamples } from '../../../retrieval/matters/read-examples.js';
import { intentOfMatter } from '../matter-intents.js';

export interface Example {
  readonly text: string;
  readonly intent: Intent;
  readonly language: string;
  /** Variants of one line count as one sentence, and are set aside together. */
  readonly line: number;
  readonly share: number;
  /** Whether the matter alone tells its intent. */
  readonly isByMatter?: boolean;
}

const alternatives = /\(([^()]*\|[^()]*)\)/;
const mostVariants = 12;
/** Beyond the lines of the sentences. */
const firstLineOfMessages = 100_000;

/** All sentences of a line with "(this|that)". */
export function variantsOf(line: string): string[] {
  const match = alternatives.exec(line);
  if (!match) return [line.replace(/\s+/g, ' ').trim()];
  const [whole, inner = ''] = match;
  const [before, after] = [line.slice(0, match.index), line.slice(match.index + whole.length)];
  return inner.split('|').flatMap((choice) => variantsOf(`${before}${choice}${after}`));
}

function intentOf(heading: string, language: string): Intent {
  const intent = intents.find((one) => one === heading);
  if (!intent) throw new Error(`The examples of ${language} have a heading that is no intent: ${heading}`);
  return intent;
}

/** Of the messages that tell only what they are about, this share is enough: reading them all takes minutes. */
const everyOfMatters = 3;

/** The messages of visitors, among the examples of what they are about, with what is wanted: as told, or as the matter has it. */
export function readMessages(file: string, language: string): Example[] {
  const messages = readMatterExamples(file).flatMap((one, at) => {
    const isTaken = one.intent !== undefined || at % everyOfMatters === 0;
    const intent = one.intent ?? intentOfMatter(one.matter);
    const isByMatter = one.intent === undefined;
    return one.isWord || !isTaken || intent === undefined ? [] : [{ ...one, intent, isByMatter }];
  });
  return messages.map(({ text, intent, isByMatter }, at) => ({
    ...{ text, isByMatter },
    intent: intentOf(intent, language),
    language,
    line: firstLineOfMessages + at,
    share: 1,
  }));
}

/** The sentences of one language: a heading for each intent, below it one sentence a line. */
export function readExamples(text: string, language: string): Example[] {
  const examples: Example[] = [];
  let intent: Intent | undefined;
  for (const [line, written] of text.split('\n').entries()) {
    if (written.startsWith('# ')) intent = intentOf(written.slice(2).trim(), language);
    else if (written.trim() !== '' && intent) {
      const variants = variantsOf(written);
      const kept = variants.filter((_, at) => at % Math.ceil(variants.length / mostVariants) === 0);
      for (const variant of kept)
        examples.push({ text: variant, intent, language, line, share: 1 / Math.sqrt(kept.length) });
    }
  }
  return examples;
}
