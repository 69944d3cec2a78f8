import type { TourStep } from '../../../ui/popover/tour.js';

interface AdminTourStep extends TourStep {
  /** Shown to those who have this page. */
  page?: string;
}

const link = (page: string) => `aside nav a[href="${page}"]`;

const steps: readonly AdminTourStep[] = [
  {
    page: '/admin/leads',
    target: link('/admin/leads'),
    title: 'Leads come in here',
    text: 'Each with its conversation, its quote and one-tap ways to call back. New ones appear while you look.',
  },
  {
    page: '/admin-dashboard',
    target: link('/admin-dashboard'),
    title: 'How the week goes',
    text: 'Leads, wins, average quote, and where visitors stop.',
  },
  {
    page: '/admin/company-config',
    target: link('/admin/company-config'),
    title: 'Your chat, your words',
    text: 'Colours, welcome, hours and languages, with the chat itself beside them as it will look.',
  },
  {
    page: '/admin/quote-engines',
    target: link('/admin/quote-engines'),
    title: 'Your rates make the quotes',
    text: 'Change a figure and see at once what a move would cost before and after.',
  },
  {
    page: '/admin-domains',
    target: link('/admin-domains'),
    title: 'Put it on your site',
    text: 'One line to paste, and the list of sites that may show your chat.',
  },
  {
    page: '/admin/platform',
    target: link('/admin/platform'),
    title: 'All companies',
    text: 'Who is on this server, support access, and deliveries that were given up.',
  },
  {
    page: '/performance',
    target: link('/performance'),
    title: 'How fast all this is',
    text: 'Pages as visitors feel them, and this server as it measures itself.',
  },
  {
    target: 'header button[aria-haspopup=dialog]',
    title: 'Find anything',
    text: 'Ctrl K or ⌘ K opens the search: leads by name, pages and actions.',
  },
];

/** Nobody is shown what it has not. */
export function adminTourFor(pages: ReadonlySet<string>): readonly TourStep[] {
  return steps.filter(({ page }) => page === undefined || pages.has(page));
}
