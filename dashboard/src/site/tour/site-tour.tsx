import { useEffect } from 'react';
import { Tour } from '../../ui/popover/tour.js';
import { helpWords } from '../content/help.js';
import { siteTour } from '../content/tour.js';

export function SiteTour({ onEnd }: { onEnd: () => void }) {
  // Whoever leaves the page has left the tour.
  useEffect(() => onEnd, [onEnd]);
  return <Tour label={helpWords.tourLabel} steps={siteTour} onEnd={onEnd} />;
}
