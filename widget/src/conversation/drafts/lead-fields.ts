/** In the order in which they are asked for. */
export const leadFields = ['name', 'email', 'phone', 'originCity', 'destinationCity'] as const;

export type LeadField = (typeof leadFields)[number];

/** The fields of the whole form or of a part of it: see `LeadFormPart`. */
export function fieldsOf(part: 'all' | 'route' | 'contact'): readonly LeadField[] {
  if (part === 'all') return leadFields;
  return part === 'route' ? leadFields.slice(3) : leadFields.slice(0, 3);
}
