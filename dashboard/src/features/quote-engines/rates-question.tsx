import { type DoubtfulRate, doubtfulRates, type RateDoubt } from '@meg/shared/domain/quotes/unusual-rates';
import { settingName } from '../../settings/setting-names.js';
import type { AskBefore } from '../../settings/settings-draft.js';
import { formatNumber, formatRange } from '../../ui/text/format.js';
import { figureName } from './figure-groups.js';
import { type PriceEffect, priceEffects } from './rates-effect.js';

/** Before rates go live that look like a slip of the finger. Ordinary changes are saved without a word. */
export const askAboutRates: AskBefore = async (saved, config) => {
  if (JSON.stringify(saved.config.pricing) === JSON.stringify(config.pricing)) return undefined;
  const doubts = doubtfulRates(saved.config.pricing, config.pricing, config.currency);
  const effects = await priceEffects(saved, config.pricing);
  if (doubts.length === 0 && !effects.some(({ isSteep }) => isSteep)) return undefined;
  return <RatesQuestion doubts={doubts} effects={effects} />;
};

const reasons: Record<RateDoubt, string> = {
  zero: 'nothing would be charged for it',
  tenfold: 'ten times as much as before, or more',
  tenth: 'a tenth of what it was, or less',
  far_above_usual: 'a hundred times what is usual, or more',
  far_below_usual: 'a hundredth of what is usual, or less',
  least_above_most: 'the least is above the most',
};

function RatesQuestion({ doubts, effects }: { doubts: readonly DoubtfulRate[]; effects: readonly PriceEffect[] }) {
  return (
    <div className="stack-3">
      <p>Visitors would see these prices within seconds.</p>
      {effects.map(({ move, before, after, currency }) => (
        <p key={move}>
          {move} would go from {formatRange(before.min, before.max, currency)} to{' '}
          <strong>{formatRange(after.min, after.max, currency)}</strong>.
        </p>
      ))}
      {doubts.length > 0 && (
        <ul className="stack-1 indented soft-small">
          {doubts.map((rate) => (
            <li key={`${rate.path.join('.')} ${rate.doubt}`}>{doubtSentence(rate)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function doubtSentence({ path, before, after, doubt }: DoubtfulRate): string {
  const name = figureName(path) ?? settingName(path);
  if (doubt === 'least_above_most') {
    return `${name} is ${formatNumber(after)}, and the most is ${formatNumber(before)}: ${reasons[doubt]}.`;
  }
  return `${name}: ${formatNumber(before)} → ${formatNumber(after)}, ${reasons[doubt]}.`;
}
