/** Every column with secrets that must be read again. Secrets that are only compared are stored as hashes instead. */
export const secretColumns = [
  { table: 'people', column: 'totpPendingSecret' },
  { table: 'people', column: 'totpSecret' },
  { table: 'webhookEndpoints', column: 'secret' },
  { table: 'webhookEndpoints', column: 'oldSecret' },
] as const;

export type SecretColumn = (typeof secretColumns)[number];

/** The cell of a column and a row. */
export type SecretCell = SecretColumn & { id: string };
