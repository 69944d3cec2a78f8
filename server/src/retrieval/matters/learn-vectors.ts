import { chanceFrom, shuffle, toShares, weightsOf } from './lessons.js';
import type { MatterVectors } from './matter-vectors.js';
import type { Example } from './read-examples.js';
import { vectorFeatures, vectorRows } from './vector-features.js';

const width = 64;
const rounds = 6;
const stepSize = 0.08;
/** The part of a text's features that each round leaves out, so that no word alone decides. */
const leftOut = 0.25;
/** Corrections that are smaller change nothing. */
const leastError = 1e-4;
const calm = 1e-4;
const mostStep = 127;

/** What is learnt, with how much each row was corrected. */
interface Learning {
  readonly features: Float32Array;
  readonly featuresCorrected: Float32Array;
  readonly matters: Float32Array;
  readonly mattersCorrected: Float32Array;
  /** Used for one lesson after the other. */
  readonly place: Float32Array;
  readonly pull: Float32Array;
  readonly shares: Float64Array;
}

function begin(matters: number, chance: () => number): Learning {
  return {
    features: new Float32Array(vectorRows * width).map(() => ((chance() - 0.5) * 2) / width),
    featuresCorrected: new Float32Array(vectorRows).fill(calm),
    matters: new Float32Array(matters * width),
    mattersCorrected: new Float32Array(matters).fill(calm),
    place: new Float32Array(width),
    pull: new Float32Array(width),
    shares: new Float64Array(matters),
  };
}

function judge({ features, matters, place, shares }: Learning, rows: readonly number[]): void {
  place.fill(0);
  for (const row of rows)
    for (let at = 0; at < width; at++) place[at] = (place[at] ?? 0) + (features[row * width + at] ?? 0);
  const scale = 1 / Math.sqrt(rows.length);
  for (let at = 0; at < width; at++) place[at] = (place[at] ?? 0) * scale;
  for (let matter = 0; matter < shares.length; matter++) {
    let fit = 0;
    for (let at = 0; at < width; at++) fit += (place[at] ?? 0) * (matters[matter * width + at] ?? 0);
    shares[matter] = fit;
  }
  toShares(shares);
}

/** Moves the matters to or from the text, and gathers where that pulls the text itself. */
function correctMatters(learning: Learning, meant: number, weight: number): void {
  const { matters, mattersCorrected, place, pull, shares } = learning;
  pull.fill(0);
  for (let matter = 0; matter < shares.length; matter++) {
    const error = (shares[matter] ?? 0) - (matter === meant ? 1 : 0);
    if (Math.abs(error) < leastError) continue;
    const row = matter * width;
    let squares = 0;
    for (let at = 0; at < width; at++) {
      pull[at] = (pull[at] ?? 0) + error * (matters[row + at] ?? 0);
      squares += (error * (place[at] ?? 0)) ** 2;
    }
    mattersCorrected[matter] = (mattersCorrected[matter] ?? 0) + squares / width;
    const step = (stepSize * weight * error) / Math.sqrt(mattersCorrected[matter] ?? 1);
    for (let at = 0; at < width; at++) matters[row + at] = (matters[row + at] ?? 0) - step * (place[at] ?? 0);
  }
}

function correctFeatures(learning: Learning, rows: readonly number[], weight: number): void {
  const { features, featuresCorrected, pull } = learning;
  const scale = 1 / Math.sqrt(rows.length);
  let squares = 0;
  for (let at = 0; at < width; at++) {
    pull[at] = (pull[at] ?? 0) * scale;
    squares += (pull[at] ?? 0) ** 2;
  }
  for (const row of rows) {
    featuresCorrected[row] = (featuresCorrected[row] ?? 0) + squares / width;
    const step = (stepSize * weight) / Math.sqrt(featuresCorrected[row] ?? 1);
    const start = row * width;
    for (let at = 0; at < width; at++) features[start + at] = (features[start + at] ?? 0) - step * (pull[at] ?? 0);
  }
}

/** In bytes. A feature that no example has stands nowhere. */
function inSteps({ features, featuresCorrected, matters }: Learning): MatterVectors {
  const steps = new Float32Array(vectorRows);
  const inBytes = new Int8Array(features.length);
  for (let row = 0; row < vectorRows; row++) {
    if ((featuresCorrected[row] ?? 0) <= Math.fround(calm)) continue;
    const own = features.subarray(row * width, (row + 1) * width);
    const step = own.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / mostStep;
    if (step === 0) continue;
    steps[row] = step;
    for (const [at, one] of own.entries()) inBytes[row * width + at] = Math.round(one / step);
  }
  return { width, features: inBytes, steps, matters };
}

/** Learns the vectors by the examples, one after the other: softmax regression with a layer of sums before it. */
export function learnVectors(examples: readonly Example[], matters: readonly string[]): MatterVectors {
  const chance = chanceFrom(1);
  const learning = begin(matters.length, chance);
  const numbers = new Map(matters.map((matter, at) => [matter, at]));
  const weights = weightsOf(examples, matters.length);
  const lessons = examples.map(({ matter, text }, at) => ({
    rows: [...vectorFeatures(text)],
    meant: numbers.get(matter) ?? 0,
    weight: weights[at] ?? 1,
  }));
  for (let round = 0; round < rounds; round++)
    for (const { rows, meant, weight } of shuffle(lessons, chance)) {
      const some = rows.filter(() => chance() >= leftOut);
      if (some.length === 0) continue;
      judge(learning, some);
      correctMatters(learning, meant, weight);
      correctFeatures(learning, some, weight);
    }
  return inSteps(learning);
}
