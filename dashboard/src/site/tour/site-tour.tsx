import { useEffect } from 'react';
import { Tour } from '../../ui/popover/tour.js';
import { helpWords, siteTour } from '../content/help.js';

export function SiteTour({ onEnd }: { onEnd: () => void }) {
  // Whoever leaves the page has left the tour.
  useEffect(() => onEnd, [onEnd]);
  return <Tour label={helpWords.tourLabel} steps={siteTour} onEnd={onEnd} />;
}
