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
const headStart = 8;
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

/** Weights in steps of a byte: what is lost is less than one example more or less would change. */
export function writeClassifier({
  intents,
  languages,
  vocabulary,
  intentModel,
  languageModel,
}: Classifier): Uint8Array {
  const models = [intentModel, languageModel];
  const head: Head = {
    intents: [...intents],
    languages: [...languages],
    vocabulary: [...vocabulary].sort(),
    models: models.map(headOf),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(head));
  const tables = models.map((model, at) => tableOf(model, head.models[at]?.scale ?? 1));
  const file = new Uint8Array(headStart + bytes.length + tables.reduce((sum, table) => sum + table.length, 0));
  const view = new DataView(file.buffer);
  view.setUint32(0, mark, true);
  view.setUint32(4, bytes.length, true);
  file.set(bytes, headStart);
  let at = headStart + bytes.length;
  for (const table of tables) {
    file.set(new Uint8Array(table.buffer), at);
    at += table.length;
  }
  return file;
}

export function readClassifier(file: Uint8Array): Classifier {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < headStart || view.getUint32(0, true) !== mark)
    throw new Error('The file of the classifier is none: build it again with "npm run build".');
  const length = view.getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(headStart, headStart + length))) as Head;
  let at = file.byteOffset + headStart + length;
  const [intentModel, languageModel] = head.models.map(({ bias, ...model }) => {
    const table = new Int8Array(file.buffer as ArrayBuffer, at, model.classes * model.features);
    at += table.length;
    return { ...model, bias: Float32Array.from(bias), table };
  });
  if (!intentModel || !languageModel) throw new Error('The file of the classifier is not whole.');
  const { intents, languages, vocabulary } = head;
  return { intents, languages, vocabulary: new Set(vocabulary), intentModel, languageModel };
}
