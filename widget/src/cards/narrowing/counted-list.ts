import type { Text } from '../../i18n/text.js';

/** "Bedrooms: 2 · Kitchens: 1", of what there is. */
export function listOf(things: readonly { readonly name: string; readonly count: number }[], text: Text): string {
  return things
    .filter(({ count }) => count > 0)
    .map((thing) => text.t('detail.count', { ...thing }))
    .join(' · ');
}
