import type { Intent } from '@meg/shared/contract/understanding';
import { asksSomething } from '../classifier/asking-words.js';
import type { ReadRequest, TextServices } from '../read-request.js';
import { questionAtEnd } from '../wishes.js';

/** The intent of a question about a matter, by the beginning of the matter's name. */
const intentOfMatter: readonly (readonly [string, Intent])[] = [
  ['guide.papers', 'documents'],
  ['guide.', 'countryGuide'],
  ['advice.packing.', 'packing'],
  ['advice.costs.', 'costs'],
  ['advice.planning.', 'planning'],
  ['advice.international.', 'international'],
  ['advice.specialty.', 'specialty'],
  ['advice.insurance.', 'insurance'],
  ['advice.changingAddress.', 'changingAddress'],
];

/** Intents that the classifier takes a question for because it tells of a move or a trouble too. */
const overruled: ReadonlySet<Intent> = new Set(['quote', 'call', 'complaint', 'outOfScope']);
const least = { share: 0.6, ofGuide: 0.4, atEnd: 0.5, othersAtMost: 0.15 } as const;

/** Whether it is about a guide, though it has no word of a question: "a puppy to Boston, tell me that's no problem". */
function isForGuide({ matters, guide }: ReadRequest): boolean {
  const told = matters.reduce((sum, { matter, share }) => (matter.startsWith('none.') ? sum + share : sum), 0);
  const [likeliest] = matters;
  const isGuide = likeliest?.matter.startsWith('guide.') === true && likeliest.share >= least.ofGuide;
  return isGuide && told < least.othersAtMost && guide.countries.about.length > 0 && guide.sections.length > 0;
}

/** The intent that the matters of a question come to, where the classifier is in two minds: "do I need a visa?". */
export function sumOfMatters({ sentence, matters, guide }: ReadRequest): Intent | undefined {
  if (!asksSomething(sentence) || guide.scope.asksForCost || guide.scope.isElsewhere) return undefined;
  const sums = new Map<Intent, number>();
  for (const { matter, share } of matters) {
    const intent = intentOfMatter.find(([start]) => matter.startsWith(start))?.[1];
    if (intent) sums.set(intent, (sums.get(intent) ?? 0) + share);
  }
  const [likeliest] = [...sums].sort(([, one], [, other]) => other - one);
  return likeliest && likeliest[1] >= least.share ? likeliest[0] : undefined;
}

/** "We go from Leeds to Oslo with two cats, do they need jabs?" tells a move and asks about pets. */
export function learntIntent(read: ReadRequest, best: Intent): Intent | undefined {
  const { sentence, matters, guide } = read;
  const [likeliest] = matters;
  if (!overruled.has(best) || !likeliest) return undefined;
  const isAsked = likeliest.share >= least.share && asksSomething(sentence);
  if (!isAsked && !isForGuide(read)) return undefined;
  if (guide.scope.asksForCost || guide.scope.isElsewhere) return undefined;
  return intentOfMatter.find(([start]) => likeliest.matter.startsWith(start))?.[1];
}

/** "3 bedrooms, Paide to the Algarve in January. Do the flats have radiators?": what is told of the move comes first. */
export function intentAtEnd(services: TextServices, { sentence }: ReadRequest): Intent | undefined {
  const part = questionAtEnd(sentence);
  const asked = part && services.forGuides(part.text);
  if (!asked || asked.scope.asksForCost) return undefined;
  const [likeliest] = services.mattersOf(asked.rest);
  if (!likeliest || likeliest.share < least.atEnd) return undefined;
  const intent = intentOfMatter.find(([start]) => likeliest.matter.startsWith(start))?.[1];
  return intent === 'costs' ? undefined : intent;
}
