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
}
