import type { Retrieved } from '../../retrieval/answer-source.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { AnswerRequest } from './answer-request.js';
import type { Asked } from './asked-question.js';

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

/** Whether the move goes to another country, which has a guide. */
export function goesAbroad(guides: GuidesService, { move }: AnswerRequest): boolean {
  const { origin, destination } = guides.endsOf(move);
  return Boolean(destination?.slug) && destination?.code !== origin?.code;
}

/** Whether an answer is about bringing things over a border. */
const isOnBorder = ({ passages }: Retrieved): boolean =>
  passages.some(({ id }) => id.startsWith('guide:') && ofBorder.has(id.slice(id.lastIndexOf(':') + 1)));

/** What the guides say. Where the move crosses no border and no country is named, nothing on borders, nor that they lack it. */
export function searchGuides(
  guides: GuidesService,
  { request, understood }: Pick<Asked, 'request' | 'understood'>,
): Retrieved | undefined {
  const found = guides.search(request);
  const crossesNone = understood.countries.about.length === 0 && isWithinCountry(guides.endsOf(request.move));
  return found && crossesNone && (isOnBorder(found) || found.passages.length === 0) ? undefined : found;
}
