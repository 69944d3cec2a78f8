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

export function routeText({ originCity, destinationCity }: Pick<MoveNamed, 'originCity' | 'destinationCity'>): string {
  return originCity === destinationCity ? `within ${originCity}` : `from ${originCity} to ${destinationCity}`;
}

/** What a company's people say first to a lead on WhatsApp. They can change it before they send it. */
export function firstMessage(lead: MoveNamed, { firstName, companyName }: Writer): string {
  return [
    `Hello ${firstWord(lead.name)}, this is ${firstName} from ${companyName}.`,
    `Thank you for asking us about your move ${routeText(lead)} (${lead.reference}).`,
    'When is a good time to talk about it?',
  ].join(' ');
}
