export interface RecoveryCodesTable {
  id: string;
  personId: string;
  codeHash: string;
  usedAt: number | null;
}
