import { BuiltFile, writeBuiltFile } from '../../../built-files/built-file.js';
import type { SoftmaxModel } from './softmax.js';

export interface Classifier {
  /** Names of the columns. */
  readonly intents: readonly string[];
  readonly languages: readonly string[];
  readonly intentModel: SoftmaxModel;
  readonly languageModel: SoftmaxModel;
  readonly vocabulary: ReadonlySet<string>;
}

interface Head {
  intents: string[];
  languages: string[];
  vocabulary: string[];
  models: { classes: number; features: number; scale: number; bias: number[]; temperature: number }[];
}

const mark = 0x3143_474d;
const steps = 127;

function scaleOf({ table }: SoftmaxModel): number {
  let most = 0;
  for (const weight of table) most = Math.max(most, Math.abs(weight));
  return most / steps || 1;
}

const headOf = (model: SoftmaxModel): Head['models'][number] => ({
  classes: model.classes,
  features: model.features,
  scale: scaleOf(model),
  bias: [...model.bias],
  temperature: model.temperature,
});

const tableOf = (model: SoftmaxModel, scale: number): Int8Array =>
  Int8Array.from(model.table, (weight) => Math.round(weight / scale));

/** Stores weights as bytes: the loss is smaller than the effect of one more example. */
export function writeClassifier(classifier: Classifier): Uint8Array {
  const { intents, languages, vocabulary, intentModel, languageModel } = classifier;
  const models = [intentModel, languageModel];
  const head: Head = {
    intents: [...intents],
    languages: [...languages],
    vocabulary: [...vocabulary].sort(),
    models: models.map(headOf),
  };
  const tables = models.map((model, at) => tableOf(model, head.models[at]?.scale ?? 1));
  return writeBuiltFile(mark, head, tables);
}

export function readClassifier(bytes: Uint8Array): Classifier {
  const file = new BuiltFile<Head>(bytes, mark);
  const { models, vocabulary, ...names } = file.head;
  const [intentModel, languageModel] = models.map(({ bias, ...model }) => ({
    ...model,
    bias: Float32Array.from(bias),
    table: file.next(Int8Array, model.classes * model.features),
  }));
  if (!intentModel || !languageModel) throw new Error('The file of the classifier is not complete.');
  return { ...names, vocabulary: new Set(vocabulary), intentModel, languageModel };
}
