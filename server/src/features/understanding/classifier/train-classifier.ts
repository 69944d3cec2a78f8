import { intents } from '@meg/shared/contract/understanding';
import { type ReadRequest, readRequest, type TextServices } from '../read-request.js';
import type { Classifier } from './classifier-file.js';
import type { Example } from './examples.js';
import { intentFeatures, intentVector, maskedWords } from './intent-features.js';
import { languageFeatures, languageVector } from './language-features.js';
import { probabilities, type SoftmaxModel } from './softmax.js';
import { type Sample, trainSoftmax } from './train-softmax.js';

export interface ReadExample extends Example {
  readonly read: ReadRequest;
}

const leastLines = 2;
const intentTraining = { classes: intents.length, features: intentFeatures, passes: 18, rate: 0.12, decay: 2e-3 };
const temperatures = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6, 1.8, 2];

export function readAll(examples: readonly Example[], services: TextServices): ReadExample[] {
  return examples.map((example) => {
    const { language } = example;
    return { ...example, read: readRequest(services, example.text, { language, readerTag: language, preferred: [] }) };
  });
}

/** Words that occur in at least two lines. */
export function vocabularyOf(examples: readonly ReadExample[]): Set<string> {
  const lines = new Map<string, Set<string>>();
  for (const { read, language, line } of examples)
    for (const word of maskedWords(read)) {
      if (word.startsWith('§')) continue;
      lines.set(word, (lines.get(word) ?? new Set()).add(`${language} ${line}`));
    }
  return new Set([...lines].flatMap(([word, { size }]) => (size >= leastLines ? [word] : [])));
}

const sampleOf = (example: ReadExample, vocabulary: ReadonlySet<string>): Sample => ({
  vector: intentVector({ ...example.read, vocabulary }),
  label: intents.indexOf(example.intent),
  share: example.share,
});

function trainIntents(examples: readonly ReadExample[], vocabulary: ReadonlySet<string>): SoftmaxModel {
  return trainSoftmax(
    examples.map((example) => sampleOf(example, vocabulary)),
    intentTraining,
  );
}

const foldOf = ({ line, language }: Example, folds: number): number =>
  (line * 7 + language.charCodeAt(0) + language.charCodeAt(1)) % folds;

export interface Judged {
  readonly example: ReadExample;
  readonly shares: Float64Array;
}

/** Judges each example by a model that was not trained with its line. */
export function crossValidate(examples: readonly ReadExample[], folds: number): Judged[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const seen = examples.filter((one) => foldOf(one, folds) !== fold);
    const vocabulary = vocabularyOf(seen);
    const model = trainIntents(seen, vocabulary);
    return examples
      .filter((one) => foldOf(one, folds) === fold)
      .map((example) => ({ example, shares: probabilities(model, sampleOf(example, vocabulary).vector) }));
  });
}

function softened(shares: Float64Array, temperature: number): Float64Array {
  const raised = shares.map((share) => Math.max(share, 1e-12) ** (1 / temperature));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}

/** The temperature at which the shares fit best to how often the model is right. */
export function calibrate(judged: readonly Judged[]): number {
  const surprise = (temperature: number): number =>
    judged.reduce((sum, { example, shares }) => {
      const share = softened(shares, temperature)[intents.indexOf(example.intent)] ?? 0;
      return sum - example.share * Math.log(Math.max(share, 1e-9));
    }, 0);
  return temperatures.reduce((best, one) => (surprise(one) < surprise(best) ? one : best));
}

/** From sentences as varied in each language: most messages of the matters are English. */
function trainLanguages(examples: readonly ReadExample[], languages: readonly string[]): SoftmaxModel {
  const samples = examples
    .filter(({ isByMatter }) => !isByMatter)
    .map(({ read, language, share }) => ({
      vector: languageVector(read.sentence.words),
      label: languages.indexOf(language),
      share,
    }));
  return trainSoftmax(samples, {
    classes: languages.length,
    features: languageFeatures,
    passes: 12,
    rate: 0.2,
    decay: 1e-5,
  });
}

export function trainClassifier(examples: readonly ReadExample[], temperature: number): Classifier {
  const vocabulary = vocabularyOf(examples);
  const languages = [...new Set(examples.map(({ language }) => language))].sort();
  return {
    intents,
    languages,
    vocabulary,
    intentModel: { ...trainIntents(examples, vocabulary), temperature },
    languageModel: trainLanguages(examples, languages),
  };
}
