import { sitePaths } from '@meg/shared/domain/public-paths';
import type { TourStep } from '../../ui/popover/tour.js';

/** Apart from the other words of help, so that they come with the tour and not with every page. */
export const siteTour: readonly TourStep[] = [
  {
    target: 'main h1',
    title: 'This is what Meg does',
    text: 'It answers people who plan a move, gives them a price range, and hands you the lead. The next steps show where.',
  },
  {
    target: '#demo',
    title: 'Talk to it',
    text: 'No film: this is the chat itself. Ask it what a move would cost, or what to know about a country.',
  },
  {
    target: '#features',
    title: 'What is in it',
    text: 'From quotes by your own rates to handing over to a person of yours.',
  },
  {
    target: `header nav a[href="${sitePaths.pricing}"]`,
    title: 'What it costs',
    text: 'One plan and a few extras, with the first bill worked out to the dollar.',
  },
  {
    target: 'footer nav',
    title: 'Everything else',
    text: 'Guides to read, examples to try and ways to reach us stand at the foot of every page.',
  },
];
