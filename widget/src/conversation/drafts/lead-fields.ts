/** The part of the form that a field is in, in the order in which they are asked for. */
const parts = {
  name: 'contact',
  email: 'contact',
  phone: 'contact',
  originCity: 'route',
  destinationCity: 'route',
} as const;

export type LeadField = keyof typeof parts;

export const leadFields = Object.keys(parts) as LeadField[];

/** The fields of the whole form or of a part of it: see `LeadFormPart`. */
export function fieldsOf(part: 'all' | 'route' | 'contact'): readonly LeadField[] {
  return part === 'all' ? leadFields : leadFields.filter((field) => parts[field] === part);
}
