import { countVotes, type LearnedMatters } from './count-votes.js';
import { matterFeatures } from './matter-features.js';
import type { Example } from './read-examples.js';

const rounds = 12;
/** What the counted votes begin with, and how strongly each correction is held back towards it. */
const counted = { share: 0.4, hold: 0.03 } as const;
/** How large a correction is, and how much less a vote is corrected that was corrected before. */
const step = { size: 0.6, calm: 0.1 } as const;
const mostWeight = 2;

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

function inOneRow({ features }: LearnedMatters): Votes {
  const all = [...features.values()];
  const starts = new Uint32Array(all.length + 1);
  for (const [at, { size }] of all.entries()) starts[at + 1] = (starts[at] ?? 0) + size;
  const first = Float64Array.from(all.flatMap((votes) => [...votes.values()]).map((vote) => vote * counted.share));
  const matters = Uint16Array.from(all.flatMap((votes) => [...votes.keys()]));
  return { starts, matters, first, now: first.slice(), corrected: new Float64Array(first.length).fill(step.calm) };
}

/** The examples in an order that mixes the matters, the same each time; of a matter with few, each counts for more. */
function lessonsOf(examples: readonly Example[], { matters, features }: LearnedMatters): Lesson[] {
  const numbers = new Map([...features.keys()].map((feature, at) => [feature, at]));
  const matterNumbers = new Map(matters.map((matter, at) => [matter, at]));
  const having = new Map<string, number>();
  for (const { matter } of examples) having.set(matter, (having.get(matter) ?? 0) + 1);
  const average = examples.length / matters.length;
  const lessons = examples.map(({ matter, text }) => ({
    features: [...matterFeatures(text)].map(([feature, weight]) => [numbers.get(feature) ?? 0, weight] as const),
    matter: matterNumbers.get(matter) ?? 0,
    weight: Math.min(mostWeight, Math.sqrt(average / (having.get(matter) ?? 1))),
  }));
  return mixed(lessons);
}

/** In a fixed order that has nothing to do with the one given. */
function mixed<T>(all: readonly T[]): T[] {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return all
    .map((one) => [next(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
}

/** How much too likely each matter is for the votes of now. */
function errorsOf({ features, matter, weight }: Lesson, { starts, matters, now }: Votes, errors: Float64Array): void {
  errors.fill(0);
  for (const [feature, share] of features)
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
      const voted = matters[at] ?? 0;
      errors[voted] = (errors[voted] ?? 0) + share * (now[at] ?? 0);
    }
  const most = Math.max(...errors);
  let whole = 0;
  for (const [at, sum] of errors.entries()) {
    errors[at] = Math.exp(sum - most);
    whole += errors[at] ?? 0;
  }
  for (const [at, power] of errors.entries()) errors[at] = weight * (power / whole - (at === matter ? 1 : 0));
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
 * Learns from examples how strongly each feature speaks for each matter: the votes are counted, then corrected by the
 * examples that they judge wrongly, with the steps that are known as softmax regression and AdaGrad.
 */
export function learnMatters(examples: readonly Example[]): LearnedMatters {
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
