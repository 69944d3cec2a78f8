import { FilterChips } from '../../ui/choices/filter-chips.js';
import { Select } from '../../ui/fields/select.js';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { tipCategories } from '../content/cultural-tips/cultural-tip.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';
import { countriesOf, regionsOf, type TipChoice } from './find-tips.js';
import styles from './tip-filters.module.css';

interface TipFiltersProps {
  tips: readonly CulturalTip[];
  choice: TipChoice;
  onChange: (choice: TipChoice) => void;
}

const categoryOptions = [
  { value: '', label: culturalTips.allCategories },
  ...tipCategories.map((category) => ({ value: category, label: category })),
];

export function TipFilters({ tips, choice, onChange }: TipFiltersProps) {
  const regions = [
    { value: '', label: culturalTips.allRegions },
    ...regionsOf(tips).map((name) => ({ value: name, label: name })),
  ];
  const countries = countriesOf(tips, choice.region);

  function chooseRegion(name: string) {
    const region = name || undefined;
    const isInside = countriesOf(tips, region).some(({ slug }) => slug === choice.country);
    onChange({ ...choice, region, country: isInside ? choice.country : undefined });
  }

  return (
    <search className={`${styles.filters} needs-scripts`} aria-label={culturalTips.filters}>
      <FilterChips label={culturalTips.regions} value={choice.region ?? ''} onChange={chooseRegion} options={regions} />
      <div className={styles.choices}>
        <Select
          aria-label={culturalTips.country}
          value={choice.country ?? ''}
          onChange={(event) => onChange({ ...choice, country: event.currentTarget.value || undefined })}
          options={[
            { value: '', label: culturalTips.allCountries },
            ...countries.map(({ slug, country }) => ({ value: slug, label: country })),
          ]}
        />
        <Select
          aria-label={culturalTips.category}
          value={choice.category ?? ''}
          onChange={(event) =>
            onChange({ ...choice, category: tipCategories.find((known) => known === event.currentTarget.value) })
          }
          options={categoryOptions}
        />
      </div>
    </search>
  );
}
