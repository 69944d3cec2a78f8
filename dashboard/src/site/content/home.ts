/**
 * The words of the home page. What they claim of the software, the software keeps: the size of the script and its
 * silence are budgets that fail the build.
 */
export const home = {
  title: 'Meg: the chat for moving companies',
  description:
    'Meg is a chat for the websites of moving companies. It asks the questions that matter, answers with a price range from your own rates, and keeps every lead.',
  heading: ['A price range at midnight.', 'A lead by morning.'],
  lede: 'Meg is a chat for the websites of moving companies. It asks a visitor the few questions that matter, answers with a price range from your own rates, and keeps the lead until you call.',
  openDemo: 'Try the Demo',
  demoIsLate: 'The demo chat has not loaded yet. It opens as soon as it does; reload the page if it stays away.',
  demoNeedsScripts: 'The demo chat needs JavaScript. Everything else on this page reads without it.',
  seeExample: 'See it on a page',
  status: {
    asking: 'Asking the server for the demo company…',
    known: 'The demo company is',
    failed: 'The server does not answer just now, so the demo cannot start.',
    again: 'Ask again',
  },
  snippet: {
    heading: 'One line on your site',
    lede: 'Paste it before the end of the body. Put the name of your company in place of “demo”.',
    name: 'the line for your site',
    server: 'https://your-meg-server',
    facts: [
      ['Light', 'Under 3 KB until a visitor shows interest. No fonts, no images, no shift of your page.'],
      ['Quiet', 'It stores nothing and sends nothing before a visitor acts.'],
      ['Safe', 'A lead stays in the visitor’s browser until the server has it. Then it is stored, once.'],
    ],
  },
  inside: {
    heading: 'Look inside',
    lede: 'Everything below is answered by this very server.',
  },
} as const;

export const examplePage = '/examples/plain-html/';

/** Pages that the server answers itself. */
export const insideLinks = [
  {
    to: examplePage,
    name: 'Example page',
    text: 'Plain HTML with the line above and nothing else, as a visitor of yours would meet it.',
  },
  {
    to: '/api/docs',
    name: 'API documentation',
    text: 'Every call with its fields, its answers and the ways in which it can fail.',
  },
  {
    to: '/api/openapi.json',
    name: 'OpenAPI document',
    text: 'The same for machines: OpenAPI 3.1, made from the contract that the server itself obeys.',
  },
] as const;
