import type { PersonRole, TeamRole } from '@meg/shared/contract/sessions';

/** People who sign in. Each belongs to one company, internal staff to the server's default company. */
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
  /** Of an agent: all leads of the company, or their own and nobody's. */
  seesLeads: 'all' | 'own';
  state: 'active' | 'disabled';
  emailConfirmedAt: number | null;
  termsAcceptedAt: number | null;
  marketingConsentAt: number | null;
  /** Base32, sealed. Setting up two-factor stores the pending one; the first right code makes it the secret. */
  totpPendingSecret: string | null;
  totpSecret: string | null;
  /** The 30-second step of the last code that was used: each code works once. */
  totpLastStep: number | null;
  /** As in +60123456789; empty: no WhatsApp messages. */
  whatsappNumber: string;
  /** Whether rules give this person new leads. */
  isOnDuty: 0 | 1;
  /** When this person works, as JSON: at other hours rules give no new leads. Null: at all hours. */
  workHours: string | null;
  /** Of the person's quiet hours; empty: that of the company. */
  timezone: string;
  version: number;
  createdAt: number;
  updatedAt: number;
}

export interface RecoveryCodesTable {
  id: string;
  personId: string;
  codeHash: string;
  usedAt: number | null;
}
