import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { paths } from '@meg/shared/domain/paths';
import { Link } from 'react-router';
import { useCompanySettings } from '../../settings/company-settings.queries.js';
import { Banner } from '../../ui/feedback/banner.js';
import { formatMoney, formatNumber } from '../../ui/text/format.js';
import { rateConflict, type Topic } from './rate-conflicts.js';

const topicNames: Record<Topic, string> = {
  piano: 'a piano',
  insurance: 'insurance',
  packing: 'packing (once, and each m³)',
  storage: 'storage (each m³ and month)',
};

/** Visitors would hear two prices for one thing: that of the answer, and that of the range. */
export function OtherRate({ entry }: { entry: Pick<VersionedKnowledgeEntry, 'question' | 'answer'> }) {
  const config = useCompanySettings().data?.config;
  const conflict = config && rateConflict(entry, config);
  if (!conflict) return null;
  const { topic, unit, said, rates } = conflict;
  const { currency } = config;
  const words = (value: number) => (unit === 'percent' ? `${formatNumber(value, 2)}%` : formatMoney(value, currency));
  return (
    <Banner tone="warning" title={`Your rates have another price for ${topicNames[topic]}`}>
      This answer says {words(said)}, and the chat reckons with {rates.map(words).join(' or ')}.{' '}
      <Link to={paths.quoteEngines}>Look at the rates</Link>
    </Banner>
  );
}
