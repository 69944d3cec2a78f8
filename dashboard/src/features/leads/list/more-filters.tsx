import { exampleMove } from '@meg/shared/domain/companies/place/country-examples';
import { leadMilestones } from '@meg/shared/domain/leads/lead-status';
import type { ChangeEvent } from 'react';
import { statusWords } from '../../../ui/badges/status-badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { Switch } from '../../../ui/choices/switch.js';
import { Field } from '../../../ui/fields/field.js';
import { Select } from '../../../ui/fields/select.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { companyForms } from '../../../ui/text/format.js';
import { statusOptions } from '../lead-words.js';
import { type LeadFilterValues, noFilter } from './lead-filter.js';
import styles from './leads.module.css';

export interface FilterChoices {
  people: readonly { id: string; name: string }[];
  tags: readonly string[];
  /** How leads came, as in "Google ads". */
  sources: readonly string[];
  /** The company's. */
  currency: string;
}

interface MoreFiltersProps {
  filter: LeadFilterValues;
  onFilter: (change: LeadFilterValues) => void;
  choices: FilterChoices;
}

const moveTypes = [
  { value: 'local', label: 'Local' },
  { value: 'international', label: 'International' },
];

const milestones = leadMilestones.map((milestone) => ({ value: milestone, label: statusWords[milestone] }));

const notKnown = 'none';

type FieldName =
  | 'status'
  | 'from'
  | 'to'
  | 'moveType'
  | 'assignee'
  | 'tag'
  | 'cameFrom'
  | 'bookedFrom'
  | 'bookedTo'
  | 'sourcePage'
  | 'reached'
  | 'route';

export function MoreFilters({ filter, onFilter, choices }: MoreFiltersProps) {
  const { from, to, countries } = exampleMove(companyForms().country);
  const people = choices.people.map(({ id, name }) => ({ value: id, label: name }));
  const tags = choices.tags.map((tag) => ({ value: tag, label: tag }));
  // A link may name one that no lead has any more.
  const named = filter.cameFrom && ![notKnown, ...choices.sources].includes(filter.cameFrom) ? [filter.cameFrom] : [];
  const sources = [
    { value: notKnown, label: 'Not known' },
    ...[...choices.sources, ...named].map((source) => ({ value: source, label: source })),
  ];
  const field = (name: FieldName) => ({
    value: filter[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFilter({ [name]: event.currentTarget.value }),
  });
  return (
    <div className="stack-4">
      <div className={styles.dates}>
        <Field label="From">
          <TextInput type="date" {...field('from')} />
        </Field>
        <Field label="To">
          <TextInput type="date" {...field('to')} />
        </Field>
      </div>
      <Field label="Status">
        <Select placeholder="Any" options={statusOptions} {...field('status')} />
      </Field>
      <Field label="Move type">
        <Select placeholder="Any" options={moveTypes} {...field('moveType')} />
      </Field>
      <Field label="Assigned to">
        <Select placeholder="Any" options={[{ value: 'none', label: 'Nobody' }, ...people]} {...field('assignee')} />
      </Field>
      <Field label="Tag">
        <Select placeholder="Any" options={tags} {...field('tag')} />
      </Field>
      <Field label="Came from">
        <Select placeholder="Any" options={sources} {...field('cameFrom')} />
      </Field>
      <div className={styles.dates}>
        <Field label="Booked from">
          <TextInput type="date" {...field('bookedFrom')} />
        </Field>
        <Field label="Booked to">
          <TextInput type="date" {...field('bookedTo')} />
        </Field>
      </div>
      {filter.reached && (
        <Field label="Came at least to">
          <Select placeholder="Any" options={milestones} {...field('reached')} />
        </Field>
      )}
      {filter.route && (
        <Field label="Route" hint={`From and to, as in ${countries.join('>')} or ${from}>${to}`}>
          <TextInput {...field('route')} />
        </Field>
      )}
      {filter.sourcePage && (
        <Field label="Page with the chat" hint={`${notKnown}: where it is not known`}>
          <TextInput {...field('sourcePage')} />
        </Field>
      )}
      <Switch
        label="Leave out what looks like a bot"
        checked={filter.bots === 'hide'}
        onChange={(event) => onFilter({ bots: event.currentTarget.checked ? 'hide' : '' })}
      />
      <Button size="compact" onClick={() => onFilter({ ...noFilter, search: filter.search ?? '' })}>
        Clear these filters
      </Button>
    </div>
  );
}
