import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

/** Behind the name of a town: "Perth is where we are now", "Bath is where we want to be". */
const behind = new PhraseSet({
  origin:
    'is where we live, is where i live, is where we are, is where i am, is where we re, is where i m, is where we start, is where it starts, is where we come from, is where we re coming from, is where everything is, es donde vivimos, es donde vivo, es donde estamos, es donde estoy, ' +
    'c est la qu on habite, c est la que j habite, c est la qu on est, c est ou on habite, est la ou nous habitons, est la ou j habite, tempat kami tinggal, tempat saya tinggal, on koht kus me elame, on koht kus ma elan, هو المكان الذي نعيش فيه, وين ساكنين, وين عايشين',
  destination:
    'is where we want, is where i want, is where we re going, is where we are going, is where i m going, is where we re moving, is where we are moving, is where we move, is where it goes, es donde vamos, es donde nos mudamos, es a donde vamos, ' +
    'c est la qu on va, c est la ou on va, est la ou nous allons, tempat kami pindah, tempat kami akan tinggal, on koht kuhu me kolime, وين رايحين',
});
const reach = 10;

/** The end that a town is by the words behind its name. */
export const endWhere = (words: readonly SentenceWord[], to: number): 'origin' | 'destination' | undefined =>
  behind.find(words.slice(to, to + reach)).find(({ from }) => from === 0)?.label;

/** Whether a town is told by such words, in which no "where" asks. */
export const tellsWhere = (words: readonly SentenceWord[]): boolean => behind.has(words);
