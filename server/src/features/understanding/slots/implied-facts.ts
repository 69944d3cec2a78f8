import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';

/** Who says how large the home is, or how much of it goes, moves a home or a part of it; and the whole home is all of it. */
export function impliedFacts(said: Slots, known: PartialMove): Pick<Slots, 'moveDetails' | 'moveSize'> {
  const { moveDetails, moveSize, propertySize, rooms } = said;
  const home = propertySize ?? rooms ?? moveSize;
  const isOpen = !known.moveDetails || (known.moveDetails === 'specialty' && (propertySize ?? rooms) !== undefined);
  const isHome = home && !moveDetails && isOpen && !known.inventory?.isComplete;
  const isWhole = moveDetails?.value === 'full-home' && !moveSize && !known.moveSize;
  return {
    ...(isHome && {
      moveDetails: {
        value: moveSize?.value === 'Content plus some furniture' ? 'some-furniture' : 'full-home',
        confidence: home.confidence,
      },
    }),
    ...(isWhole && { moveSize: { value: 'All furniture and content', confidence: moveDetails.confidence } }),
  };
}
