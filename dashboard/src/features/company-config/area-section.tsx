import { exampleTown } from '@meg/shared/domain/companies/place/country-examples';
import { useMemo } from 'react';
import { ChoiceListSetting, ListSetting } from '../../settings/list-setting.js';
import { SelectSetting, SwitchSetting } from '../../settings/setting-fields.js';
import { countries } from '../../ui/fields/country-options.js';
import { Card } from '../../ui/layout/card.js';
import { companyForms, spelled } from '../../ui/text/format.js';

const measures = [
  { value: '', label: 'As in the country of the move' },
  { value: 'metric', label: 'Kilometres and cubic metres' },
  { value: 'imperial', label: 'Miles and cubic feet' },
];

export function AreaSection() {
  const options = useMemo(countries, []);
  const town = exampleTown(companyForms().country);
  return (
    <Card title="Where you move people">
      <div className="field-pair">
        <SelectSetting
          path="country"
          label="Your country"
          options={[{ value: '', label: 'Choose a country' }, ...options]}
        />
        <SelectSetting
          path="units"
          label="Measures"
          options={measures.map(({ value, label }) => ({ value, label: spelled(label) }))}
          hint="The visitor’s own language comes first."
        />
      </div>
      <SwitchSetting
        path="localMoves"
        label="Local moves"
        hint="Off: a visitor who moves within a country is told that it is not available yet."
      />
      <ChoiceListSetting
        path="serviceCountries"
        label="Countries with local moves"
        options={options}
        placeholder="Add a country…"
        empty="No country: local moves are answered as not available."
      />
      <ListSetting
        path="serviceAreas"
        label="Service areas"
        placeholder={`A city or region${town ? `, such as ${town}` : ''}`}
        empty="No area is named yet."
      />
    </Card>
  );
}
