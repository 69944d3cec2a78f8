import { type FeatureVector, probabilities, type SoftmaxModel } from './softmax.js';

export interface Sample {
  readonly vector: FeatureVector;
  readonly label: number;
  /** So that all variants of a sentence together count about as one. */
  readonly share: number;
}

export interface Training {
  readonly classes: number;
  readonly features: number;
  readonly passes: number;
  readonly rate: number;
  /** How strongly weights are drawn to 0. */
  readonly decay: number;
}

const seed = 0x2545f491;

/** The same order in every build, so that the same examples make the same file. */
function shuffled(count: number, pass: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  let state = (seed ^ (pass * 0x9e3779b1)) >>> 0;
  for (let at = count - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}

interface Slopes {
  readonly table: Float32Array;
  readonly bias: Float32Array;
}

/** A gradient step for one sample, with step sizes by AdaGrad. */
function learn(
  model: SoftmaxModel & { table: Float32Array },
  sample: Sample,
  slopes: Slopes,
  training: Training,
): void {
  const { classes, table, bias } = model;
  const { indices, weights } = sample.vector;
  const errors = probabilities(model, sample.vector).map(
    (share, one) => (share - (one === sample.label ? 1 : 0)) * sample.share,
  );
  for (let at = 0; at < indices.length; at++) {
    const row = (indices[at] ?? 0) * classes;
    const weight = weights[at] ?? 0;
    for (let one = 0; one < classes; one++) {
      const cell = row + one;
      const slope = (errors[one] ?? 0) * weight + training.decay * (table[cell] ?? 0);
      slopes.table[cell] = (slopes.table[cell] ?? 0) + slope * slope;
      table[cell] = (table[cell] ?? 0) - (training.rate * slope) / (Math.sqrt(slopes.table[cell] ?? 0) + 1e-3);
    }
  }
  for (let one = 0; one < classes; one++) {
    const slope = errors[one] ?? 0;
    slopes.bias[one] = (slopes.bias[one] ?? 0) + slope * slope;
    bias[one] = (bias[one] ?? 0) - (training.rate * slope) / (Math.sqrt(slopes.bias[one] ?? 0) + 1);
  }
}

/** Multinomial logistic regression by stochastic gradient descent. */
export function trainSoftmax(samples: readonly Sample[], training: Training): SoftmaxModel & { table: Float32Array } {
  const { classes, features, passes } = training;
  const model = {
    classes,
    features,
    table: new Float32Array(features * classes),
    scale: 1,
    bias: new Float32Array(classes),
    temperature: 1,
  };
  const slopes = { table: new Float32Array(features * classes), bias: new Float32Array(classes) };
  for (let pass = 0; pass < passes; pass++)
    for (const at of shuffled(samples.length, pass)) learn(model, samples[at] as Sample, slopes, training);
  return model;
}
