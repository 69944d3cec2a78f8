/** The four parts of being ready, in the order in which the quiz and its result show them. */
export const readinessCategories = ['documentation', 'planning', 'logistics', 'destination'] as const;
export type ReadinessCategory = (typeof readinessCategories)[number];

export const readinessQuestions = [
  { id: 'identity_papers', category: 'documentation' },
  { id: 'right_to_stay', category: 'documentation' },
  { id: 'list_of_goods', category: 'documentation' },
  { id: 'move_date', category: 'planning' },
  { id: 'budget', category: 'planning' },
  { id: 'present_home', category: 'planning' },
  { id: 'what_to_take', category: 'logistics' },
  { id: 'both_doors', category: 'logistics' },
  { id: 'first_home', category: 'destination' },
  { id: 'daily_life', category: 'destination' },
] as const satisfies readonly { id: string; category: ReadinessCategory }[];

export type ReadinessQuestionId = (typeof readinessQuestions)[number]['id'];

/** Each question has one option for each score, best first, so that the answer to it is the score. */
export const optionScores = [3, 2, 1, 0] as const;
export type OptionScore = (typeof optionScores)[number];
export const mostPerQuestion = 3;

export type ReadinessAnswers = Readonly<Record<ReadinessQuestionId, OptionScore>>;
export type PartialAnswers = Readonly<Partial<ReadinessAnswers>>;

/** Whether every question has its answer: only then is there a result. */
export const isComplete = (answers: PartialAnswers): answers is ReadinessAnswers =>
  readinessQuestions.every(({ id }) => answers[id] !== undefined);
