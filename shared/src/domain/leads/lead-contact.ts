export const callOutcomes = ['reached', 'no-answer', 'left-message'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeWords: Record<CallOutcome, string> = {
  reached: 'Reached them',
  'no-answer': 'No answer',
  'left-message': 'Left a message',
};

/** The ways that one press opens outside of Meg. */
export const contactWays = ['whatsapp', 'phone', 'email'] as const;
export type ContactWay = (typeof contactWays)[number];

/** Whether a lead can be reached at all. */
export const hasContact = ({ email, phone }: { email: string; phone: string }): boolean => email !== '' || phone !== '';
