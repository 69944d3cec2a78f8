/** What is known of a lead that hints at how soon and how likely it becomes work. */
export interface ScoredLead {
  /** The middle of the range, in whole units of the company's currency; null where there was none. */
  readonly quoteAmount: number | null;
  /** Null where nothing is known of the move. */
  readonly moveType: 'local' | 'international' | null;
  readonly email: string;
  readonly phone: string;
  /** Days from today to the move; null where the date is not known. */
  readonly daysUntilMove: number | null;
  readonly askedForPerson: boolean;
  /** Of the readiness test, 0 to 100; null where it was not taken. */
  readonly readinessPercent: number | null;
  /** Of the stored conversation: how much was said. */
  readonly chatLength: number;
  readonly looksLikeBot: boolean;
}

export const scorePartCodes = ['value', 'date', 'contact', 'person', 'readiness', 'engagement', 'bot'] as const;
export type ScorePartCode = (typeof scorePartCodes)[number];

export interface ScorePart {
  readonly code: ScorePartCode;
  readonly points: number;
  /** The most points that it can add; 0 for the part that only subtracts. */
  readonly most: number;
  readonly reason: string;
}

export interface LeadScore {
  /** 0 to 100. */
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** The sum of all is 100. */
const mostPoints = { value: 30, date: 15, contact: 15, person: 20, readiness: 10, engagement: 10, bot: 0 } as const;

/** A move of this worth brings all points; half of it brings half. */
const fullValue = { local: 2_500, international: 12_000 } as const;
const soonDays = 14;
const farDays = 180;
/** About twenty lines of conversation. */
const longChat = 1_500;
const fewestPhoneDigits = 7;

const within = (share: number): number => Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));

function part(code: ScorePartCode, share: number, reason: string): ScorePart {
  return { code, points: Math.round(mostPoints[code] * within(share)), most: mostPoints[code], reason };
}

function valuePart({ quoteAmount, moveType }: ScoredLead): ScorePart {
  if (quoteAmount === null || moveType === null) return part('value', 0, 'No range was shown');
  const share = quoteAmount / fullValue[moveType];
  const words = share >= 0.75 ? 'A large' : share >= 0.35 ? 'A middling' : 'A small';
  return part('value', share, `${words} ${moveType} move`);
}

function datePart({ daysUntilMove }: ScoredLead): ScorePart {
  if (daysUntilMove === null) return part('date', 0, 'The moving day is not known');
  if (daysUntilMove < 0) return part('date', 0, 'The moving day is past');
  const share = 1 - (daysUntilMove - soonDays) / (farDays - soonDays);
  return part('date', share, `Moves in ${daysUntilMove} ${daysUntilMove === 1 ? 'day' : 'days'}`);
}

function contactPart({ email, phone }: ScoredLead): ScorePart {
  const hasEmail = email.includes('@');
  const hasPhone = phone.replace(/[^\p{Nd}]/gu, '').length >= fewestPhoneDigits;
  if (hasEmail && hasPhone) return part('contact', 1, 'Can be called and written to');
  if (hasEmail || hasPhone) return part('contact', 0.5, hasEmail ? 'Can be written to' : 'Can be called');
  return part('contact', 0, 'Neither phone nor email can be right');
}

function personPart({ askedForPerson }: ScoredLead): ScorePart {
  return part('person', askedForPerson ? 1 : 0, askedForPerson ? 'Asked for a person' : 'Has not asked for a person');
}

function readinessPart({ readinessPercent }: ScoredLead): ScorePart {
  if (readinessPercent === null) return part('readiness', 0, 'Has not taken the readiness test');
  return part('readiness', readinessPercent / 100, `Is ${readinessPercent} % ready`);
}

function engagementPart({ chatLength }: ScoredLead): ScorePart {
  const share = within(chatLength / longChat);
  const words = share >= 0.75 ? 'A long conversation' : share >= 0.3 ? 'A conversation' : 'Few words';
  return part('engagement', share, words);
}

/**
 * How promising a lead is, from 0 to 100, as a sum of parts that each say why. A lead that looks like a bot's loses all
 * points of the other parts, so that it comes last and says so.
 */
export function scoreLead(lead: ScoredLead): LeadScore {
  const parts = [
    valuePart(lead),
    datePart(lead),
    contactPart(lead),
    personPart(lead),
    readinessPart(lead),
    engagementPart(lead),
  ];
  const sum = parts.reduce((total, { points }) => total + points, 0);
  if (!lead.looksLikeBot) return { score: sum, parts };
  return {
    score: 0,
    parts: [...parts, { code: 'bot', points: -sum, most: 0, reason: 'Looks like it was sent by a bot' }],
  };
}
