/** A made-up conversation, as the page says below it. It keeps to what the chat can do. */
export const exampleConversation = {
  company: 'Your company',
  presence: 'Meg answers now',
  asked: 'What would you like to move?',
  chosen: ['All furniture and content', '2 - 3 Beds'],
  answered: 'Here is a range for that. It rests on our own rates.',
  from: 'Leeds',
  to: 'Kuala Lumpur',
  range: '$4,850 – $6,350',
  basis: 'International · 2 - 3 Beds · all furniture and content',
  disclaimer: 'These are estimates only. Actual costs depend on the actual volume and various other variables.',
  lead: { name: 'Amina Yusof', move: 'Leeds → Kuala Lumpur', status: 'New' },
  caption: 'An example: the person and the figures are made up.',
} as const;
