import { Columns3, Download, SlidersHorizontal } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { may, useMe } from '../../../api/me.js';
import { Button, ButtonLink } from '../../../ui/buttons/button.js';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { Switch } from '../../../ui/choices/switch.js';
import { SearchInput } from '../../../ui/fields/search-input.js';
import { Popover } from '../../../ui/popover/popover.js';
import { Tooltip } from '../../../ui/popover/tooltip.js';
import { countHidden, type LeadFilterValues } from './lead-filter.js';
import styles from './leads.module.css';
import { columnNames, columnWords, type useListLook } from './list-settings.js';
import { type FilterChoices, MoreFilters } from './more-filters.js';

interface LeadToolbarProps {
  filter: LeadFilterValues;
  onFilter: (change: LeadFilterValues) => void;
  /** The text in the search field; the list follows after a pause. */
  typed: string;
  onType: (text: string) => void;
  onEnter: () => void;
  searchRef: Ref<HTMLInputElement>;
  choices: FilterChoices;
  exportUrl: string;
  list: ReturnType<typeof useListLook>;
  isPhone: boolean;
  /** Beside an open lead, where the long hint would be cut off. */
  isNarrow: boolean;
  /** The person's own views. */
  views: ReactNode;
}

export function LeadToolbar(props: LeadToolbarProps) {
  const { filter, onFilter, typed, onType, searchRef, choices, exportUrl, isPhone, isNarrow, views } = props;
  const hidden = countHidden(filter);
  const mayExport = may(useMe(), 'leads.export');
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <Tooltip text="Search (/)">
          <SearchInput
            ref={searchRef}
            label="Search the leads"
            placeholder={isNarrow ? 'Search' : 'Name, reference, number, city, note'}
            value={typed}
            onChange={onType}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && props.onEnter()}
          />
        </Tooltip>
      </div>
      <Popover
        label="More filters"
        trigger={
          <Button>
            <SlidersHorizontal size={16} aria-hidden />
            <span className={styles.label}>Filters</span>
            {hidden > 0 && <span className="tabular">({hidden})</span>}
          </Button>
        }
      >
        <MoreFilters filter={filter} onFilter={onFilter} choices={choices} />
      </Popover>
      {views}
      {!isPhone && <LookChooser {...props.list} />}
      {mayExport && (
        <ButtonLink href={exportUrl} target="_blank" rel="noopener" tone="quiet">
          <Download size={16} aria-hidden />
          <span className={styles.label}>Export</span>
        </ButtonLink>
      )}
    </div>
  );
}

function LookChooser({ look, change, toggle }: LeadToolbarProps['list']) {
  return (
    <Popover
      label="Columns"
      align="end"
      trigger={
        <Button tone="quiet">
          <Columns3 size={16} aria-hidden />
          <span className={styles.label}>Columns</span>
        </Button>
      }
    >
      <div className="stack-4">
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            label={columnWords[name]}
            checked={look.columns.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
        <Switch
          label="Rows close together"
          checked={look.density === 'compact'}
          onChange={(event) => change({ density: event.currentTarget.checked ? 'compact' : 'comfortable' })}
        />
      </div>
    </Popover>
  );
}
