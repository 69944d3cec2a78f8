/** Why Meg does not send mails or call webhooks in a company's name yet, in the order in which companies solve them. */
export const waitReasons = ['address_unconfirmed', 'chat_not_seen'] as const;

export type WaitReason = (typeof waitReasons)[number];

/** Tells the company's people what to do about it. */
export const waitSentences: Readonly<Record<WaitReason, string>> = {
  address_unconfirmed: 'Confirm your email address first: open the link that we sent you.',
  chat_not_seen: 'Put the chat on your website first, and open a page that carries it.',
};
