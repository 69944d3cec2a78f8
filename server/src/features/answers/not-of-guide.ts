import { namesApplianceAlone } from '../../asked/appliances.js';
import { asksOfCrewItself } from '../../asked/crew-questions.js';
import { asksToPayWith } from '../../asked/paying.js';
import { protestsPrice } from '../../asked/price-protest.js';
import { isOfCustoms, plainQuestion, topicsIn } from '../../asked/price-topics.js';
import { asksAboutPrivacy } from '../../asked/privacy.js';
import { asksForTrust } from '../../asked/trust.js';
import { namesWayToGo } from '../../asked/ways-to-go.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { Understood } from '../guides/guides.service.js';

type Section = Understood['sections'][number];

/** Sections that hold whatever the sentence says of price or way: "is it cheaper to bring my dog by air". */
const ofOwnRules: ReadonlySet<Section> = new Set<Section>([
  'pets',
  'car',
  'visa',
  'healthcare',
  'school',
  'tax',
  'customs',
]);

/** Whether the company and the chat can be trusted, and that its price is too high. */
const isOfCompanyAlone = (sentence: string): boolean =>
  asksForTrust(sentence) || asksAboutPrivacy(sentence) || protestsPrice(sentence);

/**
 * What no guide answers, whatever words it shares with one: how the company is paid, who comes, whether it can
 * be trusted, a cheaper way, and whether it goes by road or by ship.
 */
export function isOfMoveAlone(query: string, { countries, sections }: Understood): boolean {
  const sentence = plainQuestion(query);
  if (asksToPayWith(sentence) || asksOfCrewItself(sentence)) return true;
  if (isOfCustoms(sentence) || countries.about.length > 0 || sections.some((one) => ofOwnRules.has(one))) return false;
  if (isOfCompanyAlone(sentence)) return true;
  return topicsIn(sentence).some((topic) => topic === 'cheaper' || topic === 'ways') || namesWayToGo(sentence);
}

/** Whether an answer is about plugs, or about making a fridge ready, where one is only named as a thing of the move. */
export function isOfNamedAppliance(
  query: string,
  { passages }: Pick<Retrieved, 'passages'>,
  namesCountry: boolean,
): boolean {
  const isSuch =
    passages.length > 0 && passages.every(({ id }) => id.endsWith(':electricity') || id === 'advice:packing.fridge');
  return isSuch && namesApplianceAlone(plainQuestion(query), namesCountry);
}
