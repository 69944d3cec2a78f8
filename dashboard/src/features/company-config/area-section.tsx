import { useMemo } from 'react';
import { ChoiceListSetting, ListSetting } from '../../settings/list-setting.js';
import { SwitchSetting } from '../../settings/setting-fields.js';
import { countries } from '../../ui/fields/country-options.js';
import { Card } from '../../ui/layout/card.js';

export function AreaSection() {
  const options = useMemo(countries, []);
  return (
    <Card title="Where you move people">
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
        placeholder="A city or region, such as Leeds"
        empty="No area is named yet."
      />
    </Card>
  );
}
