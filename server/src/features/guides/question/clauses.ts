import type { Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';

/** The words of a name in the question: `[from, to)`. */
export interface Named {
  readonly from: number;
  readonly to: number;
}

/** A clause begins at these: "we were in China, now Malaysia". */
const clauseStarts = wordSet(
  'but and now so while whereas although though pero y e ahora aunque sino mais et maintenant or donc tapi dan sekarang ' +
    'tetapi aga ja ning nuud kuid لكن ولكن والان الان بس',
);
/** Arabic joins its "and" to the word: "وسأسكن", but not "والدي". */
const joinsClause = /^و(?!ال).{3,}/u;
export const startsClause = ({ plain, followsMark }: Word): boolean =>
  followsMark || clauseStarts.has(plain) || joinsClause.test(plain);

/** The words of the clause before the name. */
export function clauseBefore(words: readonly Word[], { from }: Named): readonly Word[] {
  const start = words.slice(0, from + 1).findLastIndex(startsClause);
  return words.slice(Math.max(0, start), from);
}

export const hasAny = (words: readonly Word[], wanted: ReadonlySet<string>): boolean =>
  words.some(({ plain }) => wanted.has(plain));

/** The words of the clause in which the name stands. */
export function clauseOf(words: readonly Word[], name: Named): readonly Word[] {
  const before = clauseBefore(words, name);
  const end = words.slice(name.to).findIndex(startsClause);
  return [...before, ...words.slice(name.from, end < 0 ? undefined : name.to + end)];
}

const speakers = wordSet(
  'i im ive id we were weve my our yo nosotros tengo tenemos mi nuestro nuestra manejo conduzco uso usamos trabajo trabajamos je j on nous mon ma notre ' +
    'saya kami sy kitorang ma mina mul meie meil mu انا احنا نحن عندي عندنا معي معنا',
);
const askingFirst = wordSet(
  'what which how who when where why can could may might will would shall should must do does did is are has have am ' +
    'que cual cuales como cuando cuanto cuanta puedo puede pueden podre podria podemos debo tendre hay sirve sirven vale hace ' +
    'est quel quelle quels quelles comment combien quand puis peux peut pourrai pourra faut dois doit ' +
    'adakah apa apakah berapa bila bagaimana macam mcm camne boleh perlu kena ' +
    'kas mis milline millised millist kuidas millal kui kuhu هل ما ماذا كيف كم شو ايش متى متي وين اين ممكن لازم بقدر اقدر',
);
const firstWords = 2;

/** Words before the verb of a question: "so would it". */
const openings = wordSet('and but so well now y e pero et mais donc alors dan tapi ja aga siis و بس');

const firstOf = (clause: readonly Word[]): readonly Word[] => {
  const start = clause.findIndex(({ plain }) => !openings.has(plain));
  return start < 0 ? [] : clause.slice(start, start + firstWords);
};

/** "Would it get plates there", "kas see kehtib". */
export const asksInClause = (clause: readonly Word[]): boolean => {
  const [first, second] = firstOf(clause);
  return askingFirst.has(first?.plain ?? '') || (first?.plain === 'il' && askingFirst.has(second?.plain ?? ''));
};

/** "I drive a right-hand car there", "tengo una moto allí": the visitor tells of now. */
export const tellsInClause = (clause: readonly Word[]): boolean =>
  !asksInClause(clause) && speakers.has(firstOf(clause)[0]?.plain ?? '');
