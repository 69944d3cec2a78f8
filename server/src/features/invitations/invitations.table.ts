import type { PersonRole, TeamRole } from '@meg/shared/contract/sessions';

export interface InvitationsTable {
  id: string;
  companyId: string;
  email: string;
  role: PersonRole;
  teamRole: TeamRole;
  invitedBy: string;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  acceptedAt: number | null;
  /** 1: the link was mailed, so that whoever has it can read mails to the address. 0: it was shown to be handed over. */
  isMailed: 0 | 1;
}
