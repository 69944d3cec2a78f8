import { useSearchParams } from 'react-router';
import { useBrowserValue } from '../../ui/browser/use-browser-value.js';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { choiceParams, readChoice, type TipChoice } from './find-tips.js';

/** What is chosen, kept in the address alone. The page that was written ahead shows everything. */
export function useTipChoice(tips: readonly CulturalTip[]): [TipChoice, (next: TipChoice) => void] {
  const [address, setAddress] = useSearchParams();
  const isHydrated = useBrowserValue(() => 'yes', '') !== '';
  return [
    isHydrated ? readChoice(address, tips) : {},
    (next) => setAddress(choiceParams(next), { preventScrollReset: true }),
  ];
}
