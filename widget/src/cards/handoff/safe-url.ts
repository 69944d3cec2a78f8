const beginnings = { whatsapp: 'https://wa.me/', call: 'tel:' } as const;

/** Undefined unless the address, which comes over the network, really is of this kind. */
export function safeAddress(kind: keyof typeof beginnings, address: string | undefined): string | undefined {
  return address?.startsWith(beginnings[kind]) ? address : undefined;
}
