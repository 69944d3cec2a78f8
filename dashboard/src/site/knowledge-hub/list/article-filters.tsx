import { FilterChips } from '../../../ui/choices/filter-chips.js';
import { SearchInput } from '../../../ui/fields/search-input.js';
import { articleCategories } from '../../content/articles/article.js';
import { knowledgeHub } from '../../content/articles/knowledge-hub.js';
import styles from './article-filters.module.css';
import { type ArticleSearch, allCategories, type CategoryChoice } from './find-articles.js';

const options = [allCategories, ...articleCategories].map((category) => ({ value: category, label: category }));

interface ArticleFiltersProps {
  search: ArticleSearch;
  onChange: (search: ArticleSearch) => void;
}

export function ArticleFilters({ search, onChange }: ArticleFiltersProps) {
  return (
    <search className={`${styles.filters} needs-scripts`}>
      <div className={styles.search}>
        <SearchInput
          label={knowledgeHub.search}
          placeholder={knowledgeHub.searchPlaceholder}
          value={search.query}
          onChange={(query) => onChange({ ...search, query })}
        />
      </div>
      <FilterChips
        label={knowledgeHub.categories}
        value={search.category}
        onChange={(category) => onChange({ ...search, category: category as CategoryChoice })}
        options={options}
      />
    </search>
  );
}
