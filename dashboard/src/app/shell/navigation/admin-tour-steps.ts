import { paths } from '@meg/shared/domain/paths';
import type { TourStep } from '../../../ui/popover/tour.js';

/** Each about the link to a page. */
const pageSteps: readonly (Omit<TourStep, 'target'> & { page: string })[] = [
  {
    page: paths.leads,
    title: 'Leads come in here',
    text: 'The most urgent first, with views such as Mine and Needs reply. Press ? there for the keys.',
  },
  {
    page: paths.overview,
    title: 'How the week goes',
    text: 'Leads, wins, average quote, and where visitors stop.',
  },
  {
    page: paths.companyConfig,
    title: 'Your chat, your words',
    text: 'Colours, welcome, hours and languages, with the chat itself beside them as it will look.',
  },
  {
    page: paths.quoteEngines,
    title: 'Your rates make the quotes',
    text: 'Change a figure and see at once what a move would cost before and after.',
  },
  {
    page: paths.domains,
    title: 'Put it on your site',
    text: 'One line to paste, and the list of sites that may show your chat.',
  },
  {
    page: paths.platform,
    title: 'All companies',
    text: 'Who is on this server, support access, and deliveries that were given up.',
  },
  {
    page: paths.performance,
    title: 'How fast all this is',
    text: 'Pages as visitors feel them, and this server as it measures itself.',
  },
];

const searchStep: TourStep = {
  target: 'header button[aria-haspopup=dialog]',
  title: 'Find anything',
  text: 'Ctrl K or ⌘ K opens the search: leads by name, pages and actions.',
};

/** Only the steps about pages that this person has. */
export function adminTourFor(pages: ReadonlySet<string>): readonly TourStep[] {
  const own = pageSteps.filter(({ page }) => pages.has(page));
  return [...own.map(({ page, ...step }) => ({ ...step, target: `aside nav a[href="${page}"]` })), searchStep];
}
