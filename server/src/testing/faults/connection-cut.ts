/** What was said through a connection since its cut was planned. */
export interface Said {
  readonly sent: string;
  readonly answered: string;
  /** What was said at this moment, which is a part of the above. */
  readonly last: { readonly by: 'client' | 'server'; readonly bytes: number };
}

/**
 * Whether a connection is cut at this moment, and how many bytes of what is said there still pass: nothing, some, or
 * all. Undefined where it is not cut.
 */
export type Cut = (said: Said) => number | undefined;

export const never: Cut = () => undefined;

export function cutWhen(isMoment: (said: Said) => boolean, passing = 0): Cut {
  return (said) => (isMoment(said) ? passing : undefined);
}

/** Exactly so many bytes pass. */
export function cutAfterBytes(bytes: number, side: 'sent' | 'answered'): Cut {
  return ({ [side]: text, last }) => {
    const tooMany = text.length - bytes;
    return tooMany < 0 ? undefined : last.bytes - tooMany;
  };
}

/** In place of carrying what the client says here. */
export function cutInsteadOf(text: string): Cut {
  return cutWhen(({ sent }) => sent.includes(text));
}

/** What the client says here arrives, and its answer does not. */
export function cutBeforeAnswerTo(text: string): Cut {
  return cutWhen(({ sent, last }) => last.by === 'server' && sent.includes(text));
}
