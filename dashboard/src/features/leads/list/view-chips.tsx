import type { SavedLeadView } from '@meg/shared/contract/lead-views';
import { type LeadView, leadViews } from '@meg/shared/domain/leads/lead-views';
import { FilterChips } from '../../../ui/choices/filter-chips.js';
import { useLeadCounts } from '../lead-counts.js';
import { viewWords } from '../lead-words.js';
import { type LeadFilterValues, viewOf, writeFilter } from './lead-filter.js';
import styles from './leads.module.css';

interface ViewChipsProps {
  filter: LeadFilterValues;
  saved: readonly SavedLeadView[];
  onView: (view: LeadView) => void;
  onSaved: (view: SavedLeadView) => void;
}

/** The saved view whose filter and order are those of the list. */
export function savedViewOf(saved: readonly SavedLeadView[], filter: LeadFilterValues): SavedLeadView | undefined {
  const words = writeFilter(filter).toString();
  return words === '' ? undefined : saved.find((view) => view.filter === words);
}

export function ViewChips({ filter, saved, onView, onSaved }: ViewChipsProps) {
  const counts = useLeadCounts();
  const current = savedViewOf(saved, filter);
  const built = leadViews.map((view) => ({
    value: view as string,
    label: viewWords[view],
    ...(counts && { count: counts[view] }),
  }));
  const own = saved.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.views}>
      <FilterChips
        label="Views"
        value={current?.id ?? viewOf(filter)}
        options={[...built, ...own]}
        onChange={(value) => {
          const view = saved.find(({ id }) => id === value);
          if (view) onSaved(view);
          else onView(value as LeadView);
        }}
      />
    </div>
  );
}
