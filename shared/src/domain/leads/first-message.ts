export interface MoveNamed {
  readonly name: string;
  readonly originCity: string;
  readonly destinationCity: string;
  readonly reference: string;
}

export interface Writer {
  readonly firstName: string;
  readonly companyName: string;
}

export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** "from Leeds to Cork", "within Leeds", or as much as is known: empty where no end is. */
export function routeText({ originCity, destinationCity }: Pick<MoveNamed, 'originCity' | 'destinationCity'>): string {
  if (originCity !== '' && originCity === destinationCity) return `within ${originCity}`;
  return [originCity && `from ${originCity}`, destinationCity && `to ${destinationCity}`].filter(Boolean).join(' ');
}

/** "your move from Leeds to Cork", or "your move" of a visitor who has only asked for a person. */
export const moveText = (lead: Pick<MoveNamed, 'originCity' | 'destinationCity'>): string =>
  `your move ${routeText(lead)}`.trim();

/** "Hello Amina", or "Hello" where no name is known. */
export const greetingTo = (name: string): string => `Hello ${firstWord(name)}`.trim();

/** What a company's people say first to a lead on WhatsApp. They can change it before they send it. */
export function firstMessage(lead: MoveNamed, { firstName, companyName }: Writer): string {
  return [
    `${greetingTo(lead.name)}, this is ${firstName} from ${companyName}.`,
    `Thank you for asking us about ${moveText(lead)} (${lead.reference}).`,
    'When is a good time to talk about it?',
  ].join(' ');
}
