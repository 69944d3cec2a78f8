import type { PersonRole, TeamRole } from '@meg/shared/contract/sessions';

export interface InvitationsTable {
  id: string;
  companyId: string;
  email: string;
  role: PersonRole;
  teamRole: TeamRole;
  seesLeads: 'all' | 'own';
  invitedBy: string;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  acceptedAt: number | null;
  /** 1: mailed, so that a person with the link can read mails to the address. 0: shown, to be passed on. */
  isMailed: 0 | 1;
}
