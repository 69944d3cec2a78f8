import type { Retrieved } from '../../retrieval/answer-source.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { AnswerRequest } from './answer-request.js';
import type { Asked } from './asked-question.js';
import { namesComingPets } from './company/carried-things.js';
import { sureGuide } from './how-sure.js';
import { isOfMoveAlone, isOfNamedAppliance } from './not-of-guide.js';

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

/** "Can the cat come with us", of a move within one country: whether it may is the company's to say. */
export const asksForPetsWithin = (sentence: string, ends: Ends): boolean =>
  isWithinCountry(ends) && namesComingPets(sentence);

/** Whether the move goes to another country, which has a guide. */
export function goesAbroad(guides: GuidesService, { move }: AnswerRequest): boolean {
  const { origin, destination } = guides.endsOf(move);
  return Boolean(destination?.slug) && destination?.code !== origin?.code;
}

/** Whether an answer is about bringing things over a border. */
const isOnBorder = ({ passages }: Retrieved): boolean =>
  passages.some(({ id }) => id.startsWith('guide:') && ofBorder.has(id.slice(id.lastIndexOf(':') + 1)));

/**
 * What the guides say: nothing of what is about the move alone. Where the move crosses no border and no country is named,
 * nothing on borders, nor that they lack it.
 */
export function searchGuides(
  guides: GuidesService,
  { request, understood }: Pick<Asked, 'request' | 'understood'>,
): Retrieved | undefined {
  if (isOfMoveAlone(request.query, understood)) return undefined;
  const found = guides.search(request);
  const namesCountry = understood.countries.about.length > 0;
  if (found && isOfNamedAppliance(request.query, found, namesCountry)) return undefined;
  const crossesNone = !namesCountry && isWithinCountry(guides.endsOf(request.move));
  return found && crossesNone && (isOnBorder(found) || found.passages.length === 0) ? undefined : found;
}

/** Advice on what each border has rules of its own for. */
const everyBorder: ReadonlySet<string> = new Set([
  'advice:international.customs',
  'advice:international.crates',
  'advice:specialty.art',
  'advice:specialty.plants',
]);

/** Whether an answer is only what holds at every border. */
const holdsAtEveryBorder = ({ passages, answer }: Retrieved): boolean =>
  answer.country === null && passages.length > 0 && passages.every(({ id }) => everyBorder.has(id));

/** "Are wooden crates ok for Penang": what the guide of the country says comes before what holds at every border. */
export function orGuideOfBorder(guides: GuidesService, found: Retrieved, asked: Asked): Retrieved {
  const [only, another] = asked.understood.countries.about;
  if (!only || another || !holdsAtEveryBorder(found)) return found;
  const guide = searchGuides(guides, asked);
  return guide && guide.passages.length > 0 && guide.answer.confidence >= sureGuide ? guide : found;
}
