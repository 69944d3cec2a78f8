import { siteMessageMonths } from '@meg/shared/domain/forms/site-message';
import { claims } from './claims.js';

/**
 * The words of the beta. Its promises (terms, discount, refund) are the operator's:
 * whoever publishes this page must be able to stand behind each of them, or change it here. Its figures are those of
 * the claims.
 */
export const beta = {
  title: 'MEG Relay beta: follow-up that runs by itself, for moving companies',
  description:
    'Apply for the exclusive beta of MEG Relay: it books surveys, follows up on quotes and nurtures leads for moving companies. Free during the beta.',
  badge: 'EXCLUSIVE BETA PROGRAM',
  heading: ['The follow-up', 'nobody has time for.'],
  lede: 'MEG Relay takes over where the request ends: it books the survey, follows up on the quote and stays in touch until the customer decides. Your team steps in where a person counts.',
  learnMore: 'Learn More',
  apply: 'APPLY FOR BETA ACCESS',
  needsScripts: 'The application form needs JavaScript. Without it, write to us by mail and we send you the questions.',
  example: {
    label: 'One request, carried through',
    caption: 'An example: the person and the times are made up.',
    steps: [
      ['Tue 21:40', 'Request from Amina Yusof', '2-bed home, Leeds to Kuala Lumpur'],
      ['Tue 21:41', 'Three survey times offered', 'from your own calendar'],
      ['Wed 08:12', 'Survey booked for Thursday 14:00', 'confirmed by message'],
      ['Fri 10:00', 'Quote followed up', 'one question answered, one passed to you'],
      ['Mon 09:26', 'Quote accepted', ''],
    ],
  },
  what: {
    heading: 'What is MEG Relay?',
    lede: 'Four pieces of work that decide whether a request becomes a move, done the same way every time.',
    features: [
      ['Survey booking', 'Offers times from your calendar, books the survey and reminds the customer the day before.'],
      [
        'Quote follow-up',
        'Asks at the right moment whether the quote was read and what is still open, and stops when told.',
      ],
      [
        'Lead nurturing',
        'Keeps in touch with those who move in four months rather than four weeks, with what they need then.',
      ],
      [
        'A hand to your team',
        'Passes on what needs a person, with the whole story in one place, so nobody has to ask twice.',
      ],
    ],
  },
  why: {
    heading: 'Why join the beta?',
    lede: 'You get it before others, and it becomes what your office needs.',
    reasons: [
      ['You shape it', 'What you tell us in the calls decides what is built next, and in which order.'],
      ['You pay nothing for it', 'The platform is free for as long as the beta lasts.'],
      ['You keep the advantage', 'Half price in your first year after the beta.'],
      ['You are looked after', 'We set it up with you, and you talk to the people who build it.'],
    ],
  },
  phases: {
    heading: 'Three phases',
    lede: 'Each phase opens when the one before has proved itself in real offices.',
    list: [
      {
        name: 'Phase 1',
        title: 'Core Platform Testing',
        label: 'Launching Soon',
        text: 'Requests flow in, surveys are booked by themselves, and every step can be seen and stopped.',
      },
      {
        name: 'Phase 2',
        title: 'Advanced Intelligence',
        label: 'Following Phase 1',
        text: 'Follow-ups that know what was said before, and that learn which moment and which words bring an answer.',
      },
      {
        name: 'Phase 3',
        title: 'Full Integration',
        label: 'Pre-Launch',
        text: 'Your own system, calendar and telephone joined to it, ready for your whole team.',
      },
    ],
  },
  who: {
    heading: 'Who is this for?',
    lede: 'For owners and sales managers of moving companies who know that leads slip away and want to see it end.',
    fits: [
      'You send 50 or more estimates a month. Those applications are looked at first.',
      'Surveys are booked by telephone, one call at a time.',
      'Quotes go out, and nobody finds the time to ask after them.',
      'Somebody in your office can give it a few hours each week.',
    ],
    smaller: 'Fewer estimates than that? Apply all the same: we look for small offices as well.',
  },
  time: {
    heading: 'The time it takes',
    lede: 'We say it beforehand, so that you can plan with it.',
    label: 'Your time in the beta',
    facts: [
      { value: '2–3 h', label: 'to set it up, together with us' },
      { value: '4–6 h', label: 'a week of using and testing' },
      { value: '1 h', label: 'every two weeks: a call about what you saw' },
      { value: '12–16', label: 'weeks in all' },
    ],
  },
  benefits: {
    heading: 'What you get',
    rows: [
      { name: 'Free during the beta', text: 'The whole platform, for your whole team, with no card to leave.' },
      { name: '50% off your first year', text: 'From the day the beta ends, for the plan that you choose.' },
      {
        name: 'Refund promise',
        text: 'No improvement within 60 days of your first paid plan? You get your money back.',
      },
      { name: 'Set up with you', text: 'We connect your leads and write the first messages in your tone.' },
      { name: 'A direct line', text: 'Questions go to the people who build it, and are answered by them.' },
    ],
  },
  how: {
    id: 'how-it-works',
    heading: 'How it works',
    lede: 'Four steps, of which you do the first.',
    steps: [
      ['Connect leads', 'From your site, your chat, your mailbox or a list. Nothing changes for the customer.'],
      ['Auto-book surveys', 'Each new lead is offered times that fit your calendar and your crews.'],
      ['Smart follow-up', 'Quotes are followed up in your words, until there is a yes, a no or a question for you.'],
      ['Close more sales', 'You see who is ready, what was said and what to do next, and make the call that counts.'],
    ],
  },
  faq: {
    heading: 'Questions',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'Nothing during the beta. Afterwards you choose a plan, with 50% off your first year, or you leave and take your data along.',
      },
      {
        question: 'How long does the beta last?',
        answer: '12 to 16 weeks, through three phases. You can stop at any time, without giving a reason.',
      },
      {
        question: 'How much of my time does it need?',
        answer:
          'Two to three hours to set it up, four to six hours a week, and one hour every two weeks for a call with us.',
      },
      {
        question: 'Does it work with my system?',
        answer:
          'Tell us in the application which one you use. Spreadsheets and paper are fine in the first phase; systems are joined in the third.',
      },
      {
        question: 'Will my customers notice that it is automatic?',
        answer:
          'Messages go out in your name and in your words, and say so where somebody asks. A person takes over whenever the customer wants one.',
      },
      {
        question: 'When do I hear from you?',
        answer: 'Within 24 hours of your application, at the time and in the way that you choose.',
      },
      {
        question: 'What happens to what I send you?',
        answer: `It is kept on this server, read by the people who run it, and erased after ${siteMessageMonths} months or as soon as you ask.`,
      },
    ],
  },
  stories: {
    heading: 'What better follow-up brings',
    label: 'Results of companies that answer at any hour',
    facts: [claims.leadIncrease, claims.responseSpeed, claims.qualifiedLeads, claims.satisfaction],
  },
  closing: {
    heading: 'Be one of the first offices.',
    text: 'Three short steps, two to three minutes. You hear from us within 24 hours.',
    mailbox: 'Questions first? Write to',
    team: 'the beta team',
  },
} as const;

/** The words of the application itself. */
export const betaForm = {
  title: 'Apply for MEG Relay',
  duration: 'Takes 2-3 minutes',
  steps: ['Contact Information', 'Business Details', 'Challenges & Preferences'],
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  complete: (percent: number) => `${percent}% complete`,
  cancel: 'Cancel',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  priority: 'Beta Priority',
  loadFailed: {
    title: 'The form did not load',
    description: 'Check your connection and press the button again.',
  },
  sent: {
    title: 'Application Submitted!',
    text: "We'll review your application and contact you within 24 hours.",
    next: 'There is nothing else to do. If your plans change before that, write to us by the contact page.',
    close: 'Close',
  },
  failed: {
    title: 'Submission Failed',
    text: 'Please try again or contact support if the problem persists.',
  },
} as const;
