import type { Text } from '../../i18n/text.js';

/** Such as "Bedrooms: 2 · Kitchens: 1", without those that there are none of. */
export function listOf(things: readonly { readonly name: string; readonly count: number }[], text: Text): string {
  return things
    .filter(({ count }) => count > 0)
    .map((thing) => text.t('detail.count', { ...thing }))
    .join(' · ');
}
