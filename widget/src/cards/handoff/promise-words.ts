import type { Text } from '../../i18n/text.js';
import { momentWords, readerClock } from './callback-time/reader-clock.js';

/** When a specialist reaches out: within the hour while people are there, else as soon as they are back. */
export function promiseWords({ t, language }: Text, isOpen: boolean, opensAt?: string, timezone?: string): string {
  if (isOpen) return t('handoff.withinHour');
  return opensAt ? t('handoff.backAt', momentWords(readerClock(language), opensAt, timezone)) : t('handoff.whenBack');
}
