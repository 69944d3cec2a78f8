/** The features of a sentence by index, each at most once, with their weights. */
export interface FeatureVector {
  readonly indices: Uint32Array;
  readonly weights: Float32Array;
}

export interface SoftmaxModel {
  readonly classes: number;
  readonly features: number;
  /** One row for each feature, one column for each class. */
  readonly table: Float32Array | Int8Array;
  /** Factor of the table's values. */
  readonly scale: number;
  readonly bias: Float32Array;
  /** Above 1, the shares come closer to each other. */
  readonly temperature: number;
}

/** The shares of the classes, with a sum of 1. */
export function probabilities(model: SoftmaxModel, { indices, weights }: FeatureVector): Float64Array {
  const { classes, table, scale, bias, temperature } = model;
  const scores = Float64Array.from(bias);
  for (let at = 0; at < indices.length; at++) {
    const row = (indices[at] ?? 0) * classes;
    const weight = (weights[at] ?? 0) * scale;
    for (let one = 0; one < classes; one++) scores[one] = (scores[one] ?? 0) + weight * (table[row + one] ?? 0);
  }
  return normalized(scores, temperature);
}

export function normalized(scores: Float64Array, temperature: number): Float64Array {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}
