import { type AddonKey, addonKeys, addonSetupUsd, addons } from '@meg/shared/domain/companies/plan-prices';
import { Button } from '../../../ui/buttons/button.js';
import { CheckCards } from '../../../ui/choices/radio-cards.js';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { areasOf } from '../draft/signup-body.js';
import type { SignupDraft } from '../draft/signup-draft.js';
import type { StepProps } from './draft-field.js';
import { usd } from './order-bill.js';
import { usePlaceRows } from './use-place.js';

function priceOf(key: AddonKey): string {
  const addon = addons[key];
  return 'oneTimeUsd' in addon ? `${usd(addon.oneTimeUsd)} once` : `${usd(addon.monthlyUsd)} a month`;
}

function detailOf(key: AddonKey): string {
  const addon = addons[key];
  const setup = `Plus ${usd(addonSetupUsd)} for its setup`;
  if ('perCallUsd' in addon) return `${setup} and ${usd(addon.perCallUsd)} a call`;
  return key === 'priority-support' ? `Around the clock, an answer in under 1 hour. ${setup}` : setup;
}

const options = addonKeys.map((key) => ({
  value: key,
  title: addons[key].name,
  aside: priceOf(key),
  detail: detailOf(key),
}));

export function ReviewStep({ draft, errors, onChange, onEdit }: StepProps & { onEdit: (step: number) => void }) {
  return (
    <>
      <Reviewed title="Company" rows={[...companyRows(draft), ...usePlaceRows(draft)]} onEdit={() => onEdit(0)} />
      <Reviewed title="Admin" rows={adminRows(draft)} onEdit={() => onEdit(1)} />
      <CheckCards
        name="addons"
        legend="Add-ons"
        columns={2}
        options={options}
        values={draft.addons}
        error={errors.addons}
        onChange={(values) => onChange({ addons: addonKeys.filter((key) => values.includes(key)) })}
      />
      <p className="soft-small">None is needed to start, and each can be ordered later.</p>
    </>
  );
}

type Rows = { term: string; value: string }[];

function Reviewed({ title, rows, onEdit }: { title: string; rows: Rows; onEdit: () => void }) {
  return (
    <section className="stack-2">
      <header className="between">
        <h3 className="small-heading">{title}</h3>
        <Button tone="quiet" size="compact" onClick={onEdit}>
          Edit<span className="visually-hidden"> {title}</span>
        </Button>
      </header>
      <DefinitionList rows={rows} />
    </section>
  );
}

function companyRows(draft: SignupDraft): Rows {
  return [
    { term: 'Name', value: draft.companyName.trim() },
    { term: 'Email', value: draft.businessEmail.trim() },
    { term: 'Phone', value: draft.phone.trim() },
    { term: 'Website', value: draft.website.trim() },
    { term: 'Address', value: draft.address.trim() },
    { term: 'Service areas', value: areasOf(draft.serviceAreas).join(', ') },
  ].filter(({ value }) => value !== '');
}

function adminRows(draft: SignupDraft): Rows {
  return [
    { term: 'Name', value: `${draft.firstName.trim()} ${draft.lastName.trim()}` },
    { term: 'Email', value: draft.adminEmail.trim() },
  ];
}
