import { sitePaths } from '@meg/shared/domain/public-paths';
import { claims } from './claims.js';

export const mission = {
  path: sitePaths.mission,
  title: 'Mission, vision and values · Meg',
  description:
    'Why Meg exists: so that nobody who has to move is left without an answer, and no good moving company loses a customer to the clock.',
  eyebrow: 'Mission',
  heading: 'Nobody should wait till Monday to learn what a move costs',
  lede: 'More people move, and further, than ever before. The companies that move them are as good as they ever were. What is missing is an answer at the moment when somebody asks.',
  stats: {
    label: 'In figures',
    facts: [
      claims.digitalNomads,
      { value: claims.availability.value, label: 'lead capture' },
      claims.countriesServed,
      claims.workingsShown,
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'To give every moving company, of three lorries or three hundred, the front desk that only the largest could pay for: one that is always awake, knows the rates, asks the right questions and never loses a name.',
  },
  vision: {
    heading: 'Our vision',
    text: 'A world in which moving is as plain to plan as a train journey. You say where from and where to; you see what it costs, what it takes and what to do first; and a person is there when it matters.',
  },
  values: {
    heading: 'Six things we do not trade',
    rows: [
      { name: 'Say how it adds up', text: 'A figure without its sum is a guess in good clothes. We show the lines.' },
      {
        name: 'Say when we do not know',
        text: 'An answer has a source, or it has a person to ask. It never has neither.',
      },
      {
        name: 'Keep what was entrusted',
        text: 'A lead is somebody’s next home. It is stored, once, before anyone says “saved”.',
      },
      {
        name: 'People for people',
        text: 'The chat does sums and lists. Reassurance, surveys and promises are for humans.',
      },
      {
        name: 'At home in many places',
        text: 'Languages, units, papers, manners: a visitor should not have to translate their life.',
      },
      {
        name: 'Light on the page',
        text: 'Our customers’ sites are theirs. We bring three kilobytes and no surprises.',
      },
    ],
  },
  closing: {
    heading: 'See what it costs, and who we are.',
    pricing: 'Plans and pricing',
    about: 'About us',
  },
} as const;
