const beginnings = { whatsapp: 'https://wa.me/', call: 'tel:' } as const;

/** An address that comes over the network leads where it says, or nowhere. */
export function safeAddress(kind: keyof typeof beginnings, address: string | undefined): string | undefined {
  return address?.startsWith(beginnings[kind]) ? address : undefined;
}
