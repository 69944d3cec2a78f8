import type { NewLeadByHand } from './lead-work.queries.js';
import type { ContactValues, RouteValues } from './move-fields.js';

export interface NewLeadValues extends ContactValues, RouteValues {
  note: string;
  /** How they found the company. */
  cameFrom: string;
  hasSpoken: boolean;
  isMine: boolean;
}

export const emptyLead: NewLeadValues = {
  name: '',
  email: '',
  phone: '',
  originCity: '',
  destinationCity: '',
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '',
  moveDate: '',
  note: '',
  cameFrom: '',
  hasSpoken: true,
  isMine: true,
};

/** What was left empty is not known, and not sent. */
function known<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>;
}

export function newLeadBody(values: NewLeadValues): NewLeadByHand {
  const { name, email, phone, note, cameFrom, hasSpoken, isMine, ...move } = values;
  // The selects offer what the contract takes, and the server checks it.
  return { name, email, phone, note, cameFrom, hasSpoken, isMine, move: known(move) } as NewLeadByHand;
}
