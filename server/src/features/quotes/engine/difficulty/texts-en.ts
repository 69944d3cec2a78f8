import type { DifficultyFactor } from '@meg/shared/domain/difficulty';

export const factorEmojis: Readonly<Record<DifficultyFactor, string>> = {
  distance: '🗺️',
  documentation: '📄',
  customs: '🛃',
  language: '🗣️',
  cost: '💰',
  timeframe: '⏳',
};

type FiveTexts = readonly [string, string, string, string, string];

/** What each score of each factor means, 1 to 5. */
export const factorTexts: Readonly<Record<DifficultyFactor, FiveTexts>> = {
  distance: [
    'Around the corner: the lorry can go twice if it must.',
    'Within a day of driving.',
    'A long way: loading and unloading are days apart.',
    'Far enough for a voyage or a relay of lorries.',
    'To the other side of the world.',
  ],
  documentation: [
    'No papers beyond your contract and a change of address.',
    'A few papers: proof of where you lived and where you will live.',
    'Several papers that customs wants to see before the goods arrive.',
    'Many papers, some of them certified, and some only from a consulate.',
    'A heavy file: permits first, then the goods, and each in its order.',
  ],
  customs: [
    'No customs on the way.',
    'A routine release for used household goods.',
    'Release on conditions: what you owned and used, for how long, and when it arrives.',
    'Strict rules, and inspections are usual.',
    'Every shipment is looked at; expect questions, cleaning or duties.',
  ],
  language: [
    'You share a language with the offices there.',
    'English gets you through almost everywhere.',
    'English helps, but leases and letters come in another language.',
    'Plan for an interpreter at offices and for contracts.',
    'Another language in another script: have somebody beside you.',
  ],
  cost: [
    'A small job.',
    'An ordinary day of a crew.',
    'A sizeable sum: compare what each offer includes.',
    'A large sum: ask for cover at full value and for fixed prices.',
    'A very large sum: every m³ that you leave behind counts.',
  ],
  timeframe: [
    'Done within a day or a few.',
    'A few days to three weeks, with what comes before.',
    'Some weeks between the doors: pack what you need meanwhile apart.',
    'A month or two between the doors, or a near date to meet.',
    'Months between the doors, or hardly time left to prepare.',
  ],
};

export interface Grade {
  /** The grade holds up to and including this rating. */
  readonly upTo: number;
  readonly emoji: string;
  readonly label: string;
  readonly description: string;
  readonly complexity: string;
}

export const grades: readonly Grade[] = [
  { upTo: 2, emoji: '😀', label: 'Easy', description: 'Little stands in the way of this move.', complexity: 'Low' },
  {
    upTo: 3,
    emoji: '🙂',
    label: 'Moderate',
    description: 'This move has its steps, and none of them is out of the ordinary.',
    complexity: 'Medium',
  },
  {
    upTo: 4,
    emoji: '😅',
    label: 'Challenging',
    description: 'Several things have to come together in the right order.',
    complexity: 'High',
  },
  {
    upTo: 5,
    emoji: '🧗',
    label: 'Complex',
    description: 'This move asks for experience: paperwork, time and money all weigh in.',
    complexity: 'Very high',
  },
];
