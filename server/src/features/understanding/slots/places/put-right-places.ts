import { readSentence, type Sentence } from '../../sentence.js';
import { type CueRun, cueRuns } from '../put-right-cues.js';
import type { MeantPlace } from './meant-places.js';

const roleOf = ({ ending, marker }: MeantPlace) => ending ?? marker?.marker;
const startOf = ({ from, marker }: MeantPlace): number => marker?.from ?? from;
const isEnd = (role: ReturnType<typeof roleOf>): boolean => role === 'to' || role === 'from';

/** Whether the run puts right the place before it by this one: a "no" right before a name takes that one back. */
function putsRight({ words }: Sentence, { from, to, kind }: CueRun, place: MeantPlace): boolean {
  if (kind === 'pause') return false;
  return kind !== 'no' || to - from > 1 || words[startOf(place)]?.followsMark === true;
}

/** The place that gives way: the one before the words that put right, else the last of the same end. */
function wrongPlace(named: readonly MeantPlace[], run: CueRun, right: MeantPlace): MeantPlace | undefined {
  const before = named.filter(({ to }) => to <= run.from);
  const role = roleOf(right);
  const next = before.findLast(({ to }) => to === run.from);
  const isOther = next && isEnd(role) && isEnd(roleOf(next)) && roleOf(next) !== role;
  return next && !isOther ? next : isEnd(role) ? before.findLast((one) => roleOf(one) === role) : undefined;
}

const endings = { from: 'st', to: 'sse' } as const;
const arabicTo = 'الى ';

/** A bare name in the place of one whose word says where it stands: "Tartusse, ei, Pärnu". */
function withEnding(name: string, { ending }: MeantPlace): string {
  if (ending !== 'to' && ending !== 'from') return name;
  if (!/\p{Script=Arabic}/u.test(name)) return `${name}${endings[ending]}`;
  return ending === 'to' ? `${arabicTo}${name}` : name;
}

/** In as many letters, so that what is said elsewhere stands where it stood. */
function withRight({ text, words }: Sentence, run: CueRun, wrong: MeantPlace, right: MeantPlace): string {
  const at = (index: number): number => words[index]?.start ?? text.length;
  const end = (index: number): number => words[index - 1]?.end ?? text.length;
  const blank = (part: string): string => ' '.repeat(part.length);
  if (wrong.to !== run.from) {
    const [from, to] = [at(startOf(wrong)), end(wrong.to)];
    const kept = text.slice(to, at(run.from));
    return `${text.slice(0, from)}${blank(text.slice(from, to))}${kept}${blank(text.slice(at(run.from), end(run.to)))}${text.slice(end(run.to))}`;
  }
  const isMarked = roleOf(right) !== undefined;
  const [from, name] = [at(isMarked ? startOf(wrong) : wrong.from), at(startOf(right))];
  const to = end(right.to);
  const own = text.slice(name, to);
  const put = (isMarked ? own : withEnding(own, wrong)).padStart(to - from);
  return `${text.slice(0, from)}${put}${text.slice(to)}`;
}

/** "From Málaga to Manchester, no, to Leeds" as "from Málaga to Leeds": of an end that is put right the last place counts. */
export function withPlacesPutRight(sentence: Sentence, named: readonly MeantPlace[]): Sentence {
  for (const run of cueRuns(sentence.words)) {
    const right = named.find((place) => startOf(place) === run.to);
    const wrong = right && putsRight(sentence, run, right) ? wrongPlace(named, run, right) : undefined;
    if (right && wrong && wrong.query !== right.query) return readSentence(withRight(sentence, run, wrong, right));
  }
  return sentence;
}
