export const months = Array.from({ length: 12 }, (_, index) => index + 1);

export function monthName(month: number): string {
  return new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15));
}
