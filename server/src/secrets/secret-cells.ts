/** Every column that holds secrets which must be read again. What need only be compared is stored as a hash instead. */
export const secretColumns = [
  { table: 'people', column: 'totpPendingSecret' },
  { table: 'people', column: 'totpSecret' },
  { table: 'webhookEndpoints', column: 'secret' },
  { table: 'webhookEndpoints', column: 'oldSecret' },
] as const;

export type SecretColumn = (typeof secretColumns)[number];

/** The cell of a column and a row. */
export type SecretCell = SecretColumn & { id: string };
