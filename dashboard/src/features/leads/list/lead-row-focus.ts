import type { RefObject } from 'react';

/** Moves the focus between the rows of the list, wherever it was before. */
export interface RowFocus {
  /** From the row with the focus, or to the first. */
  step: (by: number) => void;
  /** The id of the lead whose row has the focus. */
  focused: () => string | undefined;
  /** Back to the row of that lead, if it still stands in the list. */
  back: (id: string) => void;
}

/** A row that is not drawn yet takes the focus in the next frame. */
export function rowFocus(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  scrollTo: (place: number) => void,
): RowFocus {
  const rowWithFocus = () =>
    scroller.current?.contains(document.activeElement) ? document.activeElement?.closest('tr') : undefined;
  return {
    focused: () => rowWithFocus()?.dataset.lead,
    back: (id) => scroller.current?.querySelector<HTMLElement>(`tr[data-lead="${CSS.escape(id)}"] a`)?.focus(),
    step: (by) => {
      if (count === 0) return;
      const current = scroller.current?.querySelector<HTMLElement>('tr[aria-current]');
      const from = Number((rowWithFocus() ?? current)?.dataset.index ?? -1);
      const place = Math.min(count - 1, Math.max(0, from + by));
      scrollTo(place);
      const link = () => scroller.current?.querySelector<HTMLElement>(`tr[data-index="${place}"] a`);
      const drawn = link();
      if (drawn) drawn.focus();
      else requestAnimationFrame(() => link()?.focus());
    },
  };
}
