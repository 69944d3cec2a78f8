let made = 0;

/** An address that no other visitor of this process has, so that no limit of a network is met. */
export function newAddress(): string {
  made++;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
}

/** Of somebody who has asked for nothing yet. */
export function newContact(): { email: string; phone: string } {
  made++;
  return { email: `visitor-${made}@example.com`, phone: `+44 7700 9${String(made).padStart(5, '0')}` };
}
