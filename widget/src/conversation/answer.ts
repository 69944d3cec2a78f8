import {
  type MoveContents,
  type MoveSize,
  type MoveType,
  moveContents,
  moveSizes,
  moveTypes,
  type PropertySize,
  propertySizes,
} from '@meg/shared/domain/quotes/move-options';

/** What a visitor can say with one tap. */
export type Answer =
  | { about: 'intent'; value: 'quote' | 'anotherQuote' | 'call' | 'question' | 'guide' | 'quiz' }
  | { about: 'moveType'; value: MoveType }
  | { about: 'moveDetails'; value: MoveContents }
  | { about: 'propertySize'; value: PropertySize }
  | { about: 'moveSize'; value: MoveSize }
  | { about: 'readiness'; value: 'yes' | 'connect' | 'allSet' }
  | { about: 'quizMove'; value: MoveType }
  | { about: 'retry'; value: 'quote' }
  /** A fact that is or is not part of the move: it stays, or is taken back. */
  | { about: 'keep' | 'drop'; value: YesNoFact }
  /** What a sentence may have meant that was not understood. */
  | { about: 'topic'; value: LikelyTopic };

export type YesNoFact =
  | 'specialItems'
  | 'shippingMode'
  | 'storage'
  | 'insurance'
  | 'pets'
  | 'car'
  | 'volumeM3'
  | 'notes';

export const likelyTopics = [
  'planning',
  'packing',
  'costs',
  'international',
  'specialty',
  'insurance',
  'changingAddress',
  'documents',
  'countryGuide',
] as const;
export type LikelyTopic = (typeof likelyTopics)[number];

export type Topic = Answer['about'];
export type AnswerAbout<T extends Topic> = Extract<Answer, { about: T }>;

export function isSameAnswer(one: Answer, other: Answer): boolean {
  return one.about === other.about && one.value === other.value;
}

/** The questions about a move, each with all possible answers. */
export const moveQuestions = {
  moveType: moveTypes.map((value): Answer => ({ about: 'moveType', value })),
  moveDetails: moveContents.map((value): Answer => ({ about: 'moveDetails', value })),
  propertySize: propertySizes.map((value): Answer => ({ about: 'propertySize', value })),
  moveSize: moveSizes.map((value): Answer => ({ about: 'moveSize', value })),
} satisfies Partial<Record<Topic, Answer[]>>;

export type MoveQuestion = keyof typeof moveQuestions;
