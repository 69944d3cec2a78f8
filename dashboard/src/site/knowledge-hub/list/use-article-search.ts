import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useBrowserValue } from '../../../ui/browser/use-browser-value.js';
import { type ArticleSearch, allCategories, readSearch, searchParams } from './find-articles.js';

/** So long after the last letter the address follows; browsers take a change with each letter for an attack. */
const settleMs = 250;
const nothing: ArticleSearch = { query: '', category: allCategories };

/**
 * What is looked for: shown at once, and kept in the address, so that a result can be shared and the way back leads
 * through it. The page that was written ahead knows no search, so the first view shows everything.
 */
export function useArticleSearch(): [ArticleSearch, (next: ArticleSearch) => void] {
  const [address, setAddress] = useSearchParams();
  const isHydrated = useBrowserValue(() => 'yes', '') !== '';
  const [search, setSearch] = useState(() => readSearch(address));
  const written = useRef(address.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const isOwn = address.toString() === written.current;
    written.current = address.toString();
    if (isOwn) return;
    clearTimeout(timer.current);
    setSearch(readSearch(address));
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: ArticleSearch, isTyped: boolean) {
    const params = searchParams(next);
    if (params.toString() === written.current) return;
    // Words that are still being typed are one step on the way back.
    const isRefined = isTyped && readSearch(new URLSearchParams(written.current)).query !== '';
    written.current = params.toString();
    setAddress(params, { replace: isRefined, preventScrollReset: true });
  }

  function change(next: ArticleSearch) {
    setSearch(next);
    clearTimeout(timer.current);
    const isTyped = next.category === search.category && next.query !== '';
    if (isTyped) timer.current = setTimeout(() => write(next, true), settleMs);
    else write(next, false);
  }

  return [isHydrated ? search : nothing, change];
}
