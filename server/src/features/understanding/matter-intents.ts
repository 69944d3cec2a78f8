import type { Intent } from '@meg/shared/contract/understanding';

/** The intent of a question about a matter, by the beginning of the matter's name. */
const intentsByMatter: readonly (readonly [string, Intent])[] = [
  ['guide.papers', 'documents'],
  ['guide.', 'countryGuide'],
  ['advice.packing.', 'packing'],
  ['advice.costs.', 'costs'],
  ['advice.planning.', 'planning'],
  ['advice.international.', 'international'],
  ['advice.specialty.', 'specialty'],
  ['advice.insurance.', 'insurance'],
  ['advice.changingAddress.', 'changingAddress'],
  ['advice.general.', 'general'],
  ['company.', 'general'],
];

export const intentOfMatter = (matter: string): Intent | undefined =>
  intentsByMatter.find(([start]) => matter.startsWith(start))?.[1];

/** How likely the matters are that come to an intent. */
export const shareOfIntent = (matters: readonly { matter: string; share: number }[], intent: Intent): number =>
  matters.reduce((sum, { matter, share }) => (intentOfMatter(matter) === intent ? sum + share : sum), 0);
