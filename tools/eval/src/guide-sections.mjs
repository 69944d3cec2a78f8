import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';

const folder = path.join(root, 'server/dist/features/guides/data');
/** Long enough that two sections of a guide rarely share one. */
const runOfWords = 4;
/** An answer may shorten or reword a part. */
const mostOfIt = 0.6;
/** An answer may carry a neighbouring passage too, but not the whole page. */
const leastShare = 1 / 3;

/** The built guides by their slugs. */
export async function readGuides() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file))));
  return new Map(modules.map(({ guide }) => [guide.slug, guide]));
}

/** Skips the country's name, code and the like, which appear in any answer. */
function* sections(value, name) {
  const isList = Array.isArray(value) && typeof value[0] === 'string';
  const isText = isList || (typeof value === 'string' && name.includes('.'));
  if (isText) yield { name, texts: [value].flat() };
  else if (value && typeof value === 'object' && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value)) yield* sections(inner, name ? `${name}.${key}` : key);
}

/** The sections of a guide whose names begin with one of these; of all where none are named. */
export function sectionsOf(guide, names = ['']) {
  return [...sections(guide, '')].filter(({ name }) =>
    names.some((wanted) => wanted === '' || name === wanted || name.startsWith(`${wanted}.`)),
  );
}

export function textOf({ texts }) {
  return texts.join('\n');
}

function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All runs of words; the whole text if it is shorter than a run. */
function wordRuns(text) {
  const words = wordsOf(text);
  if (words.length <= runOfWords) return [words.join(' ')];
  return words.slice(0, words.length - runOfWords + 1).map((_, at) => words.slice(at, at + runOfWords).join(' '));
}

/** Entries of lists and sentences: an answer contains each as a whole or not. */
function piecesOf({ texts }) {
  return texts.flatMap((text) => text.split(/(?<=[.!?]) +(?=\p{Lu})/u));
}

/** Whether at least a third of what the answer took from the guide comes from these sections. */
export function isFromSections(answer, guide, names) {
  const said = ` ${wordsOf(answer).join(' ')} `;
  const isSaid = (piece) => {
    const runs = wordRuns(piece);
    return runs.filter((run) => said.includes(` ${run} `)).length / runs.length >= mostOfIt;
  };
  const taken = (wanted) => sectionsOf(guide, wanted).flatMap(piecesOf).filter(isSaid).length;
  const right = taken(names);
  return right > 0 && right / taken(undefined) >= leastShare;
}
