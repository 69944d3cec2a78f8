/** In the order in which they are asked. */
export const leadFields = ['name', 'email', 'phone', 'originCity', 'destinationCity'] as const;

export type LeadField = (typeof leadFields)[number];
export type LeadProblem = `${LeadField}.missing` | 'email.invalid';
