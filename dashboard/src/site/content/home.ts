import { claims } from './claims.js';

/**
 * The words of the home page. What they claim of the software, the software keeps: the size of the script and its
 * silence are budgets that fail the build. Claims of the business stand in `claims.ts`.
 */
export const home = {
  title: 'Meg: the chat for moving companies',
  description:
    'Meg is a chat for the websites of moving companies. It asks the questions that matter, answers with a price range from your own rates, and keeps every lead.',
  heading: ['A price range at midnight.', 'A lead by morning.'],
  lede: 'Meg is a chat for the websites of moving companies. It asks a visitor the few questions that matter, answers with a price range from your own rates, and keeps the lead until you call.',
  demoIsLate: 'The demo chat has not loaded yet. It opens as soon as it does; reload the page if it stays away.',
  demoNeedsScripts: 'The demo chat needs JavaScript. Everything else on this page reads without it.',
  seePlans: 'See Plans & Pricing',
  stats: {
    label: 'Figures from moving companies',
    facts: [claims.leadIncrease, claims.availability, claims.responseSpeed, claims.satisfaction, claims.qualifiedLeads],
  },
  values: {
    heading: 'Technology-Powered, Human-Centered',
    lede: 'The chat does the asking and the sums. People do the moving, and the talking that matters.',
    rows: [
      {
        name: 'Global Expertise',
        text: 'Made by people who have moved countries themselves, more than once. Customs, papers, pets and power plugs for 28 countries are written down with their official sources.',
      },
      {
        name: 'Integrity First',
        text: 'A range shows how it adds up, line by line. Where Meg is not sure, it says so and offers a person. A lead is called saved only once it is.',
      },
      {
        name: 'Innovation & Flexibility',
        text: 'Your rates, your colours, your words, your hours. Change a figure and the next visitor gets the new one; try a change on a simulator before anyone sees it.',
      },
    ],
  },
  demo: {
    heading: 'Talk to it',
    lede: 'This is the chat itself, not a film of it. Ask for a range, test how ready you are, or try “Can I bring my dog to Malaysia?”',
    note: 'It talks for a made-up company, so make up a name as well: what you send is kept as any lead is.',
    instead: 'The chat comes here as soon as it has loaded.',
    frame: 'The demo chat',
  },
  pricing: {
    heading: 'One plan. You can do the sum yourself.',
    lede: 'Everything that the chat needs is in it. Add-ons are there for when you want more.',
    action: 'Get Started Now',
    more: 'All prices and add-ons',
  },
  closing: {
    heading: 'Be awake when they ask.',
    text: 'Set it up this afternoon. Tonight somebody on your site gets a range, and you get a name, a number and a move to call about.',
  },
} as const;

export const examplePage = '/examples/plain-html/';
