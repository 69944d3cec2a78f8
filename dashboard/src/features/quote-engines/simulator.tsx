import type { SimulatedMove, simulateQuote } from '@meg/shared/contract/company-settings';
import type { Pricing } from '@meg/shared/contract/rates';
import { exampleMove } from '@meg/shared/domain/companies/place/country-examples';
import { moveContents, moveTypes, propertySizes } from '@meg/shared/domain/quotes/move-options';
import { specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { faultSentence } from '../../api/fault-sentence.js';
import { request } from '../../api/request.js';
import { useSetup } from '../../setup/setup.queries.js';
import { useDebouncedValue } from '../../ui/browser/use-debounced-value.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { Banner } from '../../ui/feedback/banner.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import { companyForms } from '../../ui/text/format.js';
import { spoken } from './figure-groups.js';
import { monthName, months } from './months.js';
import { QuotesBeside } from './quote-comparison.js';
import styles from './quote-engines.module.css';

function example(): SimulatedMove {
  const { from, to } = exampleMove(companyForms().country);
  return {
    originCity: from,
    destinationCity: to,
    moveType: 'international',
    moveDetails: 'full-home',
    propertySize: '2 - 3 Beds',
    packing: false,
  };
}

const pauseMs = 300;

interface SimulatorProps {
  pricing: Pricing;
  version: number;
}

/** Begins with a move from the company's own city that it serves, where that is known. */
export function Simulator(props: SimulatorProps) {
  const setup = useSetup();
  if (setup.isPending) return <LoadingLines label="Finding a move to try" lines={6} />;
  const route = setup.data?.route;
  return <TriedMove {...props} first={route ? { ...example(), ...route, moveType: 'local' } : example()} />;
}

/** The quote of one move, by the saved rates and by those in the form. */
function TriedMove({ pricing, version, first }: SimulatorProps & { first: SimulatedMove }) {
  const [move, setMove] = useState(first);
  const body = { pricing, move };
  const asked = JSON.parse(useDebouncedValue(JSON.stringify(body), pauseMs)) as typeof body;
  const quotes = useQuery({
    // The answer depends on the saved rates as well.
    queryKey: ['simulated-quote', version, asked],
    queryFn: () => request<typeof simulateQuote>('POST', '/api/quote-engines/simulate', { body: asked }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const faults = quotes.error instanceof ApiError ? quotes.error.fields : {};
  return (
    <Card title="Try a move" description="The same move by the saved rates and by those in the form.">
      <MoveFields move={move} onChange={setMove} faults={faults} />
      {quotes.error && (
        <Banner tone="warning">
          {Object.keys(faults).some((path) => path.startsWith('pricing'))
            ? `These rates cannot be used: ${Object.values(faults)[0]}`
            : Object.keys(faults).length === 0 && faultSentence(quotes.error)}
        </Banner>
      )}
      {quotes.data && !quotes.error && <QuotesBeside before={quotes.data.before} after={quotes.data.after} />}
      {quotes.isPending && <LoadingLines label="Working out the quote" lines={6} />}
    </Card>
  );
}

const typeNames: Record<string, string> = { local: 'Local', international: 'International' };

const contentNames: Record<string, string> = {
  'full-home': 'Full home',
  'some-furniture': 'Some furniture',
  'boxes-only': 'Boxes only',
  office: 'Office',
  specialty: 'Special piece',
};

const typeOptions = moveTypes.map((value) => ({ value, label: typeNames[value] ?? value }));
const contentOptions = moveContents.map((value) => ({ value, label: contentNames[value] ?? value }));
const homeOptions = propertySizes.map((value) => ({ value, label: value }));
const specialOptions = specialItemCodes.map((value) => ({ value, label: spoken(value) }));
const services = [
  { name: 'packing', label: 'With packing' },
  { name: 'storage', label: 'With storage' },
  { name: 'insurance', label: 'With insurance' },
  { name: 'pets', label: 'With a pet' },
  { name: 'car', label: 'With a car' },
] as const;
const monthOptions = months.map((month) => ({ value: String(month), label: monthName(month) }));

interface MoveFieldsProps {
  move: SimulatedMove;
  onChange: (move: SimulatedMove) => void;
  faults: Readonly<Record<string, string>>;
}

function MoveFields({ move, onChange, faults }: MoveFieldsProps) {
  const field = (name: keyof SimulatedMove, read: (text: string) => unknown = (text) => text) => ({
    value: String(move[name] ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...move, [name]: read(event.currentTarget.value) }),
  });
  return (
    <div className={styles.move}>
      <Field label="From" error={faults['move.originCity']}>
        <TextInput {...field('originCity')} />
      </Field>
      <Field label="To" error={faults['move.destinationCity']}>
        <TextInput {...field('destinationCity')} />
      </Field>
      <Field label="Kind of move">
        <Select options={typeOptions} {...field('moveType')} />
      </Field>
      <Field label="What goes">
        <Select options={contentOptions} {...field('moveDetails')} />
      </Field>
      <Field label="Home">
        <Select placeholder="Not known" options={homeOptions} {...field('propertySize', (size) => size || undefined)} />
      </Field>
      <Field label="Month">
        <Select
          placeholder="Not known"
          options={monthOptions}
          {...field('moveMonth', (month) => Number(month) || undefined)}
        />
      </Field>
      <Field label="Special piece">
        <Select
          placeholder="None"
          options={specialOptions}
          {...field('specialItems', (code) => (code === '' ? undefined : [code]))}
        />
      </Field>
      {services.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          checked={move[name] === true}
          onChange={(event) => onChange({ ...move, [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
