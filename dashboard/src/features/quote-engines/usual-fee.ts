const specialFee = /^figures\.specialItems\.[^.]+\.(local|international)$/;

/** Where the fee stands that a special piece without one of its own has; undefined for any other figure. */
export function usualFee(path: string): string | undefined {
  const [, kind] = specialFee.exec(path) ?? [];
  if (kind === undefined) return undefined;
  return `figures.extras.${kind === 'local' ? 'specialtyLocal' : 'specialtyInternational'}`;
}
