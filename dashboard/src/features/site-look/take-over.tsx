import type { CompanyConfig } from '@meg/shared/contract/company-config';
import { contrast } from '@meg/shared/domain/companies/colour';
import { paletteOf } from '@meg/shared/domain/companies/palette';
import { Check } from 'lucide-react';
import { faultToast } from '../../api/fault-toast.js';
import { fetchSettings, useSaveSettings } from '../../settings/company-settings.queries.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { isTaken, type Proposal } from './proposals.js';
import styles from './site-look.module.css';

interface TakeOverProps {
  proposals: readonly Proposal[];
  config: CompanyConfig;
  isReadOnly: boolean;
}

/** Now and from the site, side by side. Nothing changes before its button is pressed. */
export function TakeOver({ proposals, config, isReadOnly }: TakeOverProps) {
  return (
    <Card title="From your site" description="Nothing is taken over until you press. Look and words has it all again.">
      <ul className={styles.proposals}>
        {proposals.map((proposal) => (
          <li key={proposal.key} className={styles.proposal}>
            <h3 className="small-heading">{proposal.label}</h3>
            <div className={styles.sides}>
              <Side name="Now" kind={proposal.kind} value={proposal.now} />
              <Side name="From your site" kind={proposal.kind} value={proposal.found} />
            </div>
            {!isReadOnly && <Take proposal={proposal} isDone={isTaken(proposal, config)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Take({ proposal, isDone }: { proposal: Proposal; isDone: boolean }) {
  const save = useSaveSettings();
  const { label, problem, take } = proposal;
  if (problem !== '') return <p className="soft-small">{problem}.</p>;
  if (isDone)
    return (
      <p className={styles.taken} role="status">
        <Check size={16} aria-hidden /> In use
      </p>
    );
  // On what is saved now, so that nothing that somebody else has just changed is lost.
  const press = async () => {
    try {
      const { config, version } = await fetchSettings();
      await save.mutateAsync({ config: take(config), version });
      toast({ title: `${label} taken over`, description: 'Your chat has it from now on.' });
    } catch (error) {
      faultToast(`${label} was not taken over`)(error as Error);
    }
  };
  return (
    <Button
      size="compact"
      aria-label={`Use this: ${label} from your site`}
      isBusy={save.isPending}
      busyLabel="Taking over…"
      onClick={() => void press()}
    >
      Use this
    </Button>
  );
}

function Side({ name, kind, value }: { name: string; kind: Proposal['kind']; value: string }) {
  return (
    <div className="stack-1">
      <span className="soft-tiny">{name}</span>
      {kind === 'colour' && <Colour value={value} />}
      {kind === 'picture' && <Picture value={value} />}
      {kind === 'words' && <span className={styles.words}>{value || 'Nothing'}</span>}
    </div>
  );
}

function Colour({ value }: { value: string }) {
  const { brand, onBrand } = paletteOf(value).light;
  const ratio = contrast(onBrand, brand);
  return (
    <span className={styles.colour} style={{ background: brand, color: onBrand }}>
      {value}{' '}
      <span>
        {ratio >= 4.5 ? 'reads well' : 'hard to read'}, {ratio.toFixed(1)} : 1
      </span>
    </span>
  );
}

/** Pictures of other addresses are not loaded into the dashboard, which shows what was read of them alone. */
function Picture({ value }: { value: string }) {
  if (value === '') return <span>The chat’s own face</span>;
  if (!value.startsWith('data:')) return <span className={styles.words}>{value}</span>;
  return <img src={value} alt="" className={styles.picture} />;
}
