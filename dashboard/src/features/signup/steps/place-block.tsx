import { chatLanguages } from '@meg/shared/domain/companies/place/chat-languages';
import type { DerivedPlace } from '@meg/shared/domain/companies/place/derive-place';
import { measureSystems } from '@meg/shared/domain/quotes/measurement-system';
import { useId, useState } from 'react';
import { Button } from '../../../ui/buttons/button.js';
import { LoadingLines } from '../../../ui/feedback/skeleton.js';
import { ChipList } from '../../../ui/fields/chip-list.js';
import { countries, currencies } from '../../../ui/fields/country-options.js';
import { Field } from '../../../ui/fields/field.js';
import { Select } from '../../../ui/fields/select.js';
import { timezoneOptions } from '../../../ui/fields/timezone-options.js';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { spelled } from '../../../ui/text/format.js';
import styles from '../signup.module.css';
import type { StepProps } from './draft-field.js';
import { countryName, languageName, placeRows, sourceOf, unitWords } from './place-words.js';
import { usePlace } from './use-place.js';

/** Where the company is and what follows from it: shown, and asked for only to be corrected. */
export function PlaceBlock(step: StepProps) {
  const place = usePlace(step.draft);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.place} aria-labelledby={id}>
      <header className="between">
        <h3 id={id} className="small-heading">
          Where you work
        </h3>
        {place && (
          <Button tone="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Done' : 'Change'}
            <span className="visually-hidden"> where you work</span>
          </Button>
        )}
      </header>
      {place && (
        <p className="soft-small">{sourceOf(place) ?? 'Say where you are: an address or a country tells the rest.'}</p>
      )}
      {!place && <LoadingLines label="Finding out where you work" lines={3} />}
      {place && !isOpen && <DefinitionList rows={placeRows(place)} />}
      {place && isOpen && <PlaceFields {...step} place={place} />}
    </section>
  );
}

interface PlaceFieldsProps extends StepProps {
  place: DerivedPlace;
}

function PlaceFields({ errors, onChange, place }: PlaceFieldsProps) {
  const { serviceCountries } = place;
  const options = countries();
  return (
    <div className="field-pair">
      <Field label="Country" error={errors.country}>
        <Select
          placeholder="Choose a country"
          options={options}
          value={place.country ?? ''}
          // What follows from a country follows from the new one.
          onChange={({ target }) =>
            onChange({ country: target.value, currency: '', units: '', timezone: '', serviceCountries: [] })
          }
        />
      </Field>
      <Field label="Currency" error={errors.currency}>
        <Select
          options={currencies()}
          value={place.currency}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
      </Field>
      <Field label="Measures" error={errors.units}>
        <Select
          options={measureSystems.map((value) => ({ value, label: spelled(unitWords[value]) }))}
          value={place.units}
          onChange={({ target }) => onChange({ units: measureSystems.find((system) => system === target.value) ?? '' })}
        />
      </Field>
      <Field label="Time zone of your opening hours" error={errors.timezone}>
        <Select
          options={timezoneOptions(place.timezone)}
          value={place.timezone}
          onChange={({ target }) => onChange({ timezone: target.value })}
        />
      </Field>
      <Field label="Language" hint="For visitors who read none of the languages of the chat." error={errors.language}>
        <Select
          options={chatLanguages.map((value) => ({ value, label: languageName(value) }))}
          value={place.language}
          onChange={({ target }) => onChange({ language: target.value })}
        />
      </Field>
      <Field label="Countries that you move people within" error={errors.serviceCountries}>
        <Select
          placeholder="Add a country…"
          options={options.filter(({ value }) => !serviceCountries.includes(value))}
          value=""
          onChange={({ target }) =>
            target.value !== '' && onChange({ serviceCountries: [...serviceCountries, target.value] })
          }
        />
      </Field>
      <ChipList
        label="Countries that you move people within"
        values={serviceCountries}
        nameOf={countryName}
        onRemove={
          serviceCountries.length > 1
            ? (gone) => onChange({ serviceCountries: serviceCountries.filter((code) => code !== gone) })
            : undefined
        }
        empty=""
      />
    </div>
  );
}
