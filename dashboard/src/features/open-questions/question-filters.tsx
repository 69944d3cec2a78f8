import type { ChangeEvent } from 'react';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import type { QuestionFilter, QuestionsOf } from './open-questions.queries.js';
import { countryName, kindWords, languageName, stateWords } from './question-words.js';

interface QuestionFiltersProps {
  of: QuestionsOf;
  filter: QuestionFilter;
  languages: readonly string[];
  countries: readonly string[];
  onChange: (name: keyof QuestionFilter, value: string) => void;
}

const orders = [
  { value: 'often', label: 'Most often asked' },
  { value: 'latest', label: 'Latest asked' },
];
const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));

/** The one that is chosen stays among the choices, even where no question has it any more. */
const withChosen = (choices: readonly string[], chosen: string) => [
  ...new Set([...choices, ...(chosen === '' ? [] : [chosen])]),
];

export function QuestionFilters({ of, filter, languages, countries, onChange }: QuestionFiltersProps) {
  const field = (name: keyof QuestionFilter) => ({
    value: filter[name],
    onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(name, event.currentTarget.value),
  });
  return (
    <div className="stack-4">
      <FilterChips
        label="Which are shown"
        value={filter.state}
        onChange={(state) => onChange('state', state)}
        options={Object.entries(stateWords[of]).map(([value, label]) => ({ value, label }))}
      />
      <div className="wrap-2">
        <Field label="Order">
          <Select options={orders} {...field('order')} />
        </Field>
        <Field label="What the chat said">
          <Select placeholder="Either" options={kinds} {...field('kind')} />
        </Field>
        <Field label="Language">
          <Select
            placeholder="Any"
            options={withChosen(languages, filter.language).map((value) => ({ value, label: languageName(value) }))}
            {...field('language')}
          />
        </Field>
        <Field label="Country">
          <Select
            placeholder="Any"
            options={withChosen(countries, filter.country).map((value) => ({ value, label: countryName(value) }))}
            {...field('country')}
          />
        </Field>
      </div>
    </div>
  );
}
