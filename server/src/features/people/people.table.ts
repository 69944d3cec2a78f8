import type { PersonRole, TeamRole } from '@meg/shared/contract/sessions';

/** Who signs in. Each person belongs to one company; internal staff belong to the server's default company. */
export interface PeopleTable {
  id: string;
  companyId: string;
  /** In small letters, so that one address is one person. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  role: PersonRole;
  teamRole: TeamRole;
  state: 'active' | 'disabled';
  emailConfirmedAt: number | null;
  termsAcceptedAt: number | null;
  marketingConsentAt: number | null;
  /** Base32, sealed. The first is made when two-factor is begun and becomes the second when a code proves that it arrived. */
  totpPendingSecret: string | null;
  totpSecret: string | null;
  /** The 30 seconds of the last code that was taken: a code is good once. */
  totpLastStep: number | null;
  /** Where WhatsApp messages to this person go, as in +60123456789; empty where they go nowhere. */
  whatsappNumber: string;
  version: number;
  createdAt: number;
  updatedAt: number;
}
