import type { Retrieved } from '../../retrieval/answer-source.js';
import type { GuidesService } from '../guides/guides.service.js';

/** Parts of a guide on what crosses the border of its country. */
const ofBorder: ReadonlySet<string> = new Set([
  'customs',
  'papers',
  'prohibited',
  'item',
  'restricted',
  'clearance',
  'pets',
  'car',
]);

type Ends = ReturnType<GuidesService['endsOf']>;

/** Whether both ends of the move are known, and lie in one country. */
export const isWithinCountry = ({ origin, destination }: Ends): boolean =>
  origin?.code !== undefined && origin.code !== null && origin.code === destination?.code;

/** Whether an answer is about bringing things over a border. */
export const isOnBorder = ({ passages }: Retrieved): boolean =>
  passages.some(({ id }) => id.startsWith('guide:') && ofBorder.has(id.slice(id.lastIndexOf(':') + 1)));
