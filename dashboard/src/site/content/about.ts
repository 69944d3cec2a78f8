import { sitePaths } from '@meg/shared/domain/public-paths';
import { claims } from './claims.js';

export interface Stop {
  country: string;
  role: string;
  code: string;
  year: string;
}

/** The way of the founder: like the figures in `claims.ts`, the operator's to stand behind. */
export const stops: readonly [Stop, ...Stop[]] = [
  { country: 'Estonia', role: 'Grew up, and packed a first suitcase', code: 'EE', year: '2008' },
  { country: 'Ireland', role: 'Relocation coordinator', code: 'IE', year: '2011' },
  { country: 'United Kingdom', role: 'Global mobility consultant', code: 'UK', year: '2014' },
  { country: 'Canada', role: 'Head of international moves', code: 'CA', year: '2017' },
  { country: 'Digital Nomad', role: 'One backpack, eleven time zones', code: 'DN', year: '2020' },
  { country: 'Malaysia', role: 'Founder of Meg', code: 'MY', year: '2023' },
];

export const about = {
  path: sitePaths.about,
  title: 'About · Meg',
  description:
    'Meg is made by somebody who has moved countries six times and has spent more than ten years moving others: where that began, what it taught, and why Malaysia.',
  eyebrow: 'About',
  heading: 'Made by somebody who has stood among the boxes',
  lede: 'Meg’s founder has moved countries six times and has worked in global mobility for more than ten years. Every question that the chat asks was once asked by somebody on a kitchen floor, at midnight.',
  pricing: 'See plans and pricing',
  contact: 'Write to us',
  profile: 'The founder’s profile',
  timeline: {
    heading: 'Six moves',
    lede: 'Each one taught something that is now a question in the chat.',
    label: 'The countries, in order',
    pause: 'Stop changing',
    resume: 'Change by itself',
  },
  stats: {
    label: 'In figures',
    facts: [claims.countriesLived, claims.experience, claims.relocations],
  },
  story: {
    heading: 'How it began',
    paragraphs: [
      'The first move was one suitcase and a form that nobody could explain. The third was a whole flat, two removal firms that did not call back, and a third one that did, because it answered on a Sunday. It got the job. It was not the cheapest.',
      'Years later, on the other side of the desk, the same thing showed up in the figures. People ask several firms in one evening and go with whoever answers first and makes sense. Many write after the office has closed, and by nine in the morning they have an answer from somebody else.',
      'So Meg does what that third firm did. It answers when it is asked, says what a move will roughly cost and why, and makes sure that a person has a name and a number to call in the morning. It leaves the rest to people, who are better at it.',
    ],
  },
  highlights: {
    heading: 'What stands behind it',
    rows: [
      {
        name: 'Global mobility',
        text: 'More than ten years with moving companies and the teams that send people abroad: surveys, customs, schools, pets, the lot.',
      },
      {
        name: 'Both sides of the quote',
        text: 'Wrote estimates by hand, received them as a customer, and learned what a line has to say so that nobody feels tricked later.',
      },
      {
        name: 'Six systems of paper',
        text: 'Residence permits, tax numbers, bank accounts and driving licences in six countries. The guides in the chat are the notes from that, checked against the official pages.',
      },
      {
        name: 'Expats first',
        text: 'Beside Meg there is a relocation service for people who move abroad. What they ask there finds its way into the chat.',
      },
    ],
  },
  malaysia: {
    heading: 'Why Malaysia',
    paragraphs: [
      'It lies where many of the long moves begin or end, it works in several languages before lunch, and its day starts while Europe is asleep and North America is closing. For a product about being awake when others are not, that is a good place to stand.',
      'It is also a lesson. A household move to Malaysia needs the owner in the country, the pass in the passport and a list of goods that says what it means. Whoever can explain that in two sentences can explain most of the others.',
    ],
  },
  closing: {
    heading: 'Ask it something hard.',
    text: 'The demo knows 28 countries, and says so when it does not know.',
  },
} as const;
