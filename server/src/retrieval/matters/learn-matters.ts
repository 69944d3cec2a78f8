import { type CountedVotes, countVotes } from './count-votes.js';
import { learnVectors } from './learn-vectors.js';
import { chanceFrom, shuffle, toShares, weightsOf } from './lessons.js';
import { matterFeatures } from './matter-features.js';
import type { MatterVectors } from './matter-vectors.js';
import type { Example } from './read-examples.js';

/** What is learnt twice: by votes of single features, and by where they stand among one another. */
export interface LearnedMatters extends CountedVotes {
  readonly vectors: MatterVectors;
}

const rounds = 4;
/** What the counted votes begin with, and how strongly each correction is held back towards it. */
const counted = { share: 0.4, hold: 0.03 } as const;
/** How large a correction is, and how much less a vote is corrected that was corrected before. */
const step = { size: 0.6, calm: 0.1 } as const;

/** Votes in one row: those of a feature stand from its start to that of the next. */
interface Votes {
  readonly starts: Uint32Array;
  readonly matters: Uint16Array;
  readonly first: Float64Array;
  readonly now: Float64Array;
  /** How much each was corrected, squared. */
  readonly corrected: Float64Array;
}

/** An example by the numbers of its features and its matter. */
interface Lesson {
  readonly features: readonly (readonly [feature: number, weight: number])[];
  readonly matter: number;
  readonly weight: number;
}

function inOneRow({ features }: CountedVotes): Votes {
  const all = [...features.values()];
  const starts = new Uint32Array(all.length + 1);
  for (const [at, { size }] of all.entries()) starts[at + 1] = (starts[at] ?? 0) + size;
  const first = Float64Array.from(all.flatMap((votes) => [...votes.values()]).map((vote) => vote * counted.share));
  const matters = Uint16Array.from(all.flatMap((votes) => [...votes.keys()]));
  return { starts, matters, first, now: first.slice(), corrected: new Float64Array(first.length).fill(step.calm) };
}

/** The examples in an order that mixes the matters, the same each time. */
function lessonsOf(examples: readonly Example[], { matters, features }: CountedVotes): Lesson[] {
  const numbers = new Map([...features.keys()].map((feature, at) => [feature, at]));
  const matterNumbers = new Map(matters.map((matter, at) => [matter, at]));
  const weights = weightsOf(examples, matters.length);
  const lessons = examples.map(({ matter, text }, at) => ({
    features: [...matterFeatures(text)].map(([feature, weight]) => [numbers.get(feature) ?? 0, weight] as const),
    matter: matterNumbers.get(matter) ?? 0,
    weight: weights[at] ?? 1,
  }));
  return shuffle(lessons, chanceFrom(1));
}

/** How much too likely each matter is for the votes of now. */
function errorsOf({ features, matter, weight }: Lesson, { starts, matters, now }: Votes, errors: Float64Array): void {
  errors.fill(0);
  for (const [feature, share] of features)
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
      const voted = matters[at] ?? 0;
      errors[voted] = (errors[voted] ?? 0) + share * (now[at] ?? 0);
    }
  toShares(errors);
  for (let at = 0; at < errors.length; at++) errors[at] = weight * ((errors[at] ?? 0) - (at === matter ? 1 : 0));
}

function correct({ features }: Lesson, votes: Votes, errors: Float64Array): void {
  const { starts, matters, first, now, corrected } = votes;
  for (const [feature, share] of features)
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
      const vote = now[at] ?? 0;
      const wrong = share * (errors[matters[at] ?? 0] ?? 0) + counted.hold * (vote - (first[at] ?? 0));
      corrected[at] = (corrected[at] ?? 0) + wrong * wrong;
      now[at] = vote - (step.size * wrong) / Math.sqrt(corrected[at] ?? 1);
    }
}

/**
 * How strongly each feature speaks for each matter: the votes are counted, then corrected by the examples that they judge
 * wrongly, with the steps that are known as softmax regression and AdaGrad.
 */
function learnVotes(examples: readonly Example[]): CountedVotes {
  const learned = countVotes(examples);
  const votes = inOneRow(learned);
  const errors = new Float64Array(learned.matters.length);
  const lessons = lessonsOf(examples, learned);
  for (let round = 0; round < rounds; round++)
    for (const lesson of lessons) {
      errorsOf(lesson, votes, errors);
      correct(lesson, votes, errors);
    }
  let next = 0;
  const read = () => votes.now[next++] ?? 0;
  const features = [...learned.features].map(
    ([feature, counts]) => [feature, new Map([...counts.keys()].map((matter) => [matter, read()]))] as const,
  );
  return { matters: learned.matters, features: new Map(features) };
}

/** Learns from examples what a text is about. */
export function learnMatters(examples: readonly Example[]): LearnedMatters {
  const votes = learnVotes(examples);
  return { ...votes, vectors: learnVectors(examples, votes.matters) };
}
