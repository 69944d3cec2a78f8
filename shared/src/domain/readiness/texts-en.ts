import type { MoveType } from '../move-options.js';
import type { OptionScore, ReadinessCategory, ReadinessQuestionId } from './questions.js';
import type { RecommendationCode } from './recommendations.js';
import type { ReadinessLevel } from './scoring.js';

export interface QuestionText {
  readonly question: string;
  /** By the score that the option gives. */
  readonly options: Readonly<Record<OptionScore, string>>;
}

/** The quiz in English. A question that means something else for a move within the country has words of its own. */
export const questionTexts: Readonly<Record<MoveType, Readonly<Record<ReadinessQuestionId, QuestionText>>>> = (() => {
  const shared = {
    list_of_goods: {
      question: 'Is there a list of what goes with you?',
      options: {
        3: 'Yes, item by item, with rough values',
        2: 'Yes, but without values',
        1: 'A few notes and photos',
        0: 'Not yet',
      },
    },
    move_date: {
      question: 'Do you know when you move?',
      options: { 3: 'The day is fixed', 2: 'The month is', 1: 'Some time this year', 0: 'Not yet' },
    },
    budget: {
      question: 'Do you know what the move may cost?',
      options: {
        3: 'Yes, I have compared offers after a survey',
        2: 'I have one estimate',
        1: 'I have a rough idea',
        0: 'No idea yet',
      },
    },
    present_home: {
      question: 'What happens to your present home?',
      options: {
        3: 'Notice is given, or it is sold or let',
        2: 'It is in hand, with a date',
        1: 'I have begun to look into it',
        0: 'That is open',
      },
    },
    what_to_take: {
      question: 'Have you decided what comes along, and what is sold, stored or given away?',
      options: { 3: 'Yes, all of it', 2: 'Most of it', 1: 'The large pieces only', 0: 'Not yet' },
    },
    both_doors: {
      question: 'Do your movers know both doors: floor, stairs, lift, parking, and pieces that need special care?',
      options: {
        3: 'Yes, for both',
        2: 'For one of the two',
        1: 'I know it, they do not',
        0: 'I would have to find out',
      },
    },
  } as const;
  return {
    international: {
      ...shared,
      identity_papers: {
        question: 'Are the passports of everybody who moves valid for six months and more after you arrive?',
        options: { 3: 'Yes, all of them', 2: 'New ones are applied for', 1: 'I have to check', 0: 'No' },
      },
      right_to_stay: {
        question: 'How far are you with the right to live and work there?',
        options: {
          3: 'The visa or permit is granted, or I need none',
          2: 'Applied for',
          1: 'I know which one I need',
          0: 'Not begun',
        },
      },
      first_home: {
        question: 'Where will you live for the first weeks?',
        options: { 3: 'The home is signed', 2: 'Booked for a time', 1: 'I am looking', 0: 'I do not know yet' },
      },
      daily_life: {
        question: 'How far are health cover, a bank account, and work or schools at the destination?',
        options: { 3: 'All arranged', 2: 'Most of it', 1: 'I know what is needed', 0: 'Not looked at' },
      },
    },
    local: {
      ...shared,
      identity_papers: {
        question: 'Are the contracts of the old and the new home in order?',
        options: { 3: 'Both signed', 2: 'One of the two', 1: 'In negotiation', 0: 'No' },
      },
      right_to_stay: {
        question: 'Who knows your new address: offices, bank, insurers, employer?',
        options: { 3: 'All have been told', 2: 'The most important ones', 1: 'I have a list', 0: 'Nobody yet' },
      },
      first_home: {
        question: 'When can you get into the new home?',
        options: {
          3: 'Keys before the moving day',
          2: 'Keys on the day',
          1: 'The date is being agreed',
          0: 'I do not know',
        },
      },
      daily_life: {
        question: 'How far are power, water, internet, doctors and schools at the new address?',
        options: { 3: 'All arranged', 2: 'Most of it', 1: 'I know what is needed', 0: 'Not looked at' },
      },
    },
  };
})();

export const categoryTexts: Readonly<Record<ReadinessCategory, string>> = {
  documentation: 'Documents',
  planning: 'Planning',
  logistics: 'Logistics',
  destination: 'Arrival',
};

export const levelTexts: Readonly<Record<ReadinessLevel, string>> = {
  'well-prepared': 'Well prepared',
  'on-track': 'On track',
  'getting-started': 'Getting started',
  'not-ready': 'Not ready yet',
};

export const recommendationTexts: Readonly<Record<RecommendationCode, string>> = {
  ask_specialist:
    'Several things are open at once: talk to one of our specialists, who puts them in an order that works.',
  well_prepared: 'You are well prepared. Keep your papers at hand and confirm the date with your movers.',
  do_identity_papers:
    'See to the papers that everything else rests on first: passports abroad, signed contracts at home. They take the longest.',
  do_right_to_stay:
    'Begin with the permit, or for a move nearby with the change of address: customs, banks and schools all ask for it.',
  do_list_of_goods:
    'Walk through each room with your phone, list what goes with a rough value: customs and insurers want the same list.',
  do_move_date:
    'Settle on a month, better on a week: crews and containers are booked six to eight weeks ahead, in summer earlier.',
  do_budget:
    'Have the home surveyed by video and compare two offers that include the same: cover, stairs, packing, storage.',
  do_present_home:
    'Find out your notice period, or fix a date for the sale: two homes at once are what moves most often cost too much.',
  do_what_to_take: 'Decide on the large pieces first: every cubic metre that stays behind lowers the price.',
  do_both_doors:
    'Measure stairs and doors, ask for a parking permit at both ends, and tell the movers about pianos, safes and art.',
  do_first_home:
    'Book a place for the first weeks, with an address that offices accept: the goods arrive after you do.',
  do_daily_life:
    'List what must work in the first week, such as health cover, bank and schools, and begin with what has a queue.',
};
