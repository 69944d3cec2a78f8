/** What a company must show before Meg reaches outside in its name, in the order in which it is asked for. */
export const waitReasons = ['address_unconfirmed', 'chat_not_seen'] as const;

export type WaitReason = (typeof waitReasons)[number];

/** To the company's own people: what to do about it. */
export const waitSentences: Readonly<Record<WaitReason, string>> = {
  address_unconfirmed: 'Confirm your email address first: open the link that we sent you.',
  chat_not_seen: 'Put the chat on your website first, and open a page that carries it.',
};
