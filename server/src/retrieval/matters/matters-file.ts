import { BuiltFile, writeBuiltFile } from '../../built-files/built-file.js';
import { hashOf } from '../../text/hash.js';
import type { LearnedMatters } from './learn-matters.js';
import type { MatterVectors } from './matter-vectors.js';
import { vectorRows } from './vector-features.js';

interface Head {
  matters: string[];
  features: number;
  votes: number;
  /** The strength of a vote of 1. A vote below zero speaks against the matter. */
  step: number;
  /** How many numbers tell where a feature stands. */
  width: number;
}

/** Features by their hashes, in order. The votes of a feature stand from its start to that of the next. */
export interface MattersTable extends Pick<Head, 'matters' | 'step'> {
  readonly hashes: Uint32Array;
  readonly starts: Uint32Array;
  readonly votedFor: Uint8Array;
  readonly votes: Int8Array;
  readonly vectors: MatterVectors;
}

const mark = 0x3154_414d;
const mostVote = 127;
/** A column of bytes names the matters. */
const mostMatters = 256;

/** Features whose hashes are the same, of which there are few, share their votes. */
function byHash({ features }: Pick<LearnedMatters, 'features'>): [number, Map<number, number>][] {
  const all = new Map<number, Map<number, number>>();
  for (const [feature, votes] of features) {
    const hash = hashOf(feature);
    const shared = all.get(hash) ?? new Map<number, number>();
    for (const [at, vote] of votes) shared.set(at, Math.max(vote, shared.get(at) ?? vote));
    all.set(hash, shared);
  }
  return [...all].sort(([one], [other]) => one - other);
}

export function writeMatters(learned: LearnedMatters): Uint8Array {
  const matters = [...learned.matters];
  if (matters.length > mostMatters) throw new Error(`There are more matters than ${mostMatters}.`);
  const features = byHash(learned);
  const all = features.flatMap(([, votes]) => [...votes]);
  const step = all.reduce((most, [, vote]) => Math.max(most, Math.abs(vote)), 0) / mostVote || 1;
  let start = 0;
  const starts = features.map(([, { size }]) => {
    start += size;
    return start - size;
  });
  const { vectors } = learned;
  const head: Head = { matters, features: features.length, votes: all.length, step, width: vectors.width };
  return writeBuiltFile(mark, head, [
    Uint32Array.from(features, ([hash]) => hash),
    Uint32Array.from([...starts, start]),
    Uint8Array.from(all, ([at]) => at),
    Int8Array.from(all, ([, vote]) => Math.round(vote / step)),
    vectors.features,
    vectors.steps,
    vectors.matters,
  ]);
}

export function readMatters(bytes: Uint8Array): MattersTable {
  const file = new BuiltFile<Head>(bytes, mark);
  const { matters, features, votes, step, width } = file.head;
  return {
    matters,
    step,
    hashes: file.next(Uint32Array, features),
    starts: file.next(Uint32Array, features + 1),
    votedFor: file.next(Uint8Array, votes),
    votes: file.next(Int8Array, votes),
    vectors: {
      width,
      features: file.next(Int8Array, vectorRows * width),
      steps: file.next(Float32Array, vectorRows),
      matters: file.next(Float32Array, matters.length * width),
    },
  };
}
