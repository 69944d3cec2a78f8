import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import type { Container, Crew } from '@meg/shared/domain/quotes/rates';
import { Plus, Trash2 } from 'lucide-react';
import { toShown, toStored } from '../../settings/scaled-number.js';
import { NumberText } from '../../settings/setting-fields.js';
import { useSetting } from '../../settings/settings-context.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { companyForms } from '../../ui/text/format.js';
import { measureUnit } from './figure-units.js';
import { monthName, months } from './months.js';
import styles from './quote-engines.module.css';

/** A list of the pricing, or its default where nothing is set. */
function useList<Entry>(path: string, standard: readonly Entry[]) {
  const { value, error, isReadOnly, set } = useSetting(`pricing.${path}`);
  const list = (value as readonly Entry[] | undefined) ?? standard;
  const isStandard = JSON.stringify(list) === JSON.stringify(standard);
  return {
    list,
    error,
    isReadOnly,
    set,
    replace: (place: number, entry: Entry) => set(list.map((one, at) => (at === place ? entry : one))),
    remove: (place: number) => set(list.filter((_, at) => at !== place)),
    back: isStandard || isReadOnly ? undefined : () => set([...standard]),
  };
}

export function CrewFigures() {
  const crews = useList<Crew>('figures.labour.crews', defaultRates.figures.labour.crews);
  return (
    <FieldGroup legend="Crews, from the smallest to the largest" error={crews.error}>
      {crews.list.map((crew, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a crew is its place in the order
        <div key={place} className={styles.entry}>
          <EntryNumber label="Movers" list={crews} place={place} name="movers" />
          <EntryNumber label="Carry in an hour" list={crews} place={place} name="kgPerHour" suffix="kg" />
          <Remove label={`Remove the crew of ${crew.movers}`} list={crews} place={place} />
        </div>
      ))}
      <ListActions list={crews} addLabel="Add a crew" next={nextCrew(crews.list)} />
    </FieldGroup>
  );
}

function nextCrew(crews: readonly Crew[]): Crew {
  const last = crews.at(-1) ?? { movers: 1, kgPerHour: 200 };
  return { movers: last.movers + 1, kgPerHour: last.kgPerHour + 90 };
}

export function ContainerFigures() {
  const containers = useList<Container>('figures.freight.containers', defaultRates.figures.freight.containers);
  return (
    <FieldGroup legend="Containers" error={containers.error}>
      {containers.list.map((container, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its name is being edited
        <div key={place} className={styles.entry}>
          <Field label="Name">
            <TextInput
              value={container.name}
              readOnly={containers.isReadOnly}
              maxLength={40}
              onChange={(event) => containers.replace(place, { ...container, name: event.currentTarget.value })}
            />
          </Field>
          <EntryNumber label="Holds" list={containers} place={place} name="capacityM3" suffix="m³" />
          <EntryNumber label="Costs as much as" list={containers} place={place} name="paidM3" suffix="m³" />
          <Remove label={`Remove ${container.name}`} list={containers} place={place} />
        </div>
      ))}
      <ListActions list={containers} addLabel="Add a container" next={{ name: '45-ft', capacityM3: 72, paidM3: 40 }} />
    </FieldGroup>
  );
}

type EditedList<Entry> = ReturnType<typeof useList<Entry>>;

interface EntryNumberProps<Entry> {
  label: string;
  list: EditedList<Entry>;
  place: number;
  name: keyof Entry;
  suffix?: string;
}

function EntryNumber<Entry>({ label, list, place, name, suffix }: EntryNumberProps<Entry>) {
  const entry = list.list[place] as Entry;
  const number: unknown = entry[name];
  const { suffix: shownSuffix, scale } = measureUnit(suffix ?? '', companyForms());
  return (
    <Field label={label}>
      <NumberText
        number={typeof number === 'number' ? toShown(number, scale) : undefined}
        suffix={shownSuffix}
        isReadOnly={list.isReadOnly}
        onNumber={(next) =>
          list.replace(place, { ...entry, [name]: typeof next === 'number' ? toStored(next, scale) : next })
        }
      />
    </Field>
  );
}

function Remove<Entry>({ label, list, place }: { label: string; list: EditedList<Entry>; place: number }) {
  if (list.isReadOnly || list.list.length === 1) return null;
  return <IconButton label={label} icon={Trash2} iconSize={16} onClick={() => list.remove(place)} />;
}

function ListActions<Entry>({ list, addLabel, next }: { list: EditedList<Entry>; addLabel: string; next: Entry }) {
  if (list.isReadOnly) return null;
  return (
    <div className="wrap-3">
      <Button size="compact" onClick={() => list.set([...list.list, next])}>
        <Plus size={16} aria-hidden /> {addLabel}
      </Button>
      {list.back && (
        <Button size="compact" tone="quiet" onClick={list.back}>
          Back to default
        </Button>
      )}
    </div>
  );
}

export function MonthFigures() {
  const { list, error, isReadOnly, set, back } = useList<number>(
    'figures.season.peakMonths',
    defaultRates.figures.season.peakMonths,
  );
  return (
    <FieldGroup legend="Busy months" error={error}>
      <div className={styles.months}>
        {months.map((month) => (
          <Checkbox
            key={month}
            label={monthName(month)}
            checked={list.includes(month)}
            disabled={isReadOnly}
            onChange={() => set(months.filter((one) => (one === month ? !list.includes(month) : list.includes(one))))}
          />
        ))}
      </div>
      {back && (
        <Button size="compact" tone="quiet" onClick={back}>
          Back to default
        </Button>
      )}
    </FieldGroup>
  );
}
