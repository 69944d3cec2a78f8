import type { RefObject } from 'react';

/** Moves the focus between the rows of the list, wherever it was before. */
export interface RowFocus {
  /** From the row with the focus, or else from the one that had it last, or to the first. */
  step: (by: number) => void;
  /** The id of the lead whose row has the focus. */
  focused: () => string | undefined;
  /** Back to the row of that lead, if it still stands in the list. */
  back: (id: string) => void;
}

interface Rows {
  scroller: RefObject<HTMLElement | null>;
  leads: readonly { id: string }[];
  /** The id of the lead whose row had the focus last, or that was open last. */
  last: RefObject<string | undefined>;
  scrollTo: (place: number) => void;
}

/** The place that a step leads to; undefined in an empty list. */
export function placeOfStep(
  by: number,
  { leads, from }: { leads: readonly { id: string }[]; from: string | undefined },
): number | undefined {
  if (leads.length === 0) return undefined;
  const place = leads.findIndex(({ id }) => id === from);
  return Math.min(leads.length - 1, Math.max(0, place + by));
}

/** A row that is not drawn yet takes the focus in the next frame. */
export function rowFocus({ scroller, leads, last, scrollTo }: Rows): RowFocus {
  const focused = () =>
    scroller.current?.contains(document.activeElement)
      ? document.activeElement?.closest('tr')?.dataset.lead
      : undefined;
  const focusAt = (place: number | undefined) => {
    if (place === undefined || place < 0) return;
    scrollTo(place);
    const link = () => scroller.current?.querySelector<HTMLElement>(`tr[data-index="${place}"] a`);
    const drawn = link();
    if (drawn) drawn.focus();
    else requestAnimationFrame(() => link()?.focus());
  };
  return {
    focused,
    back: (id) => focusAt(leads.findIndex((lead) => lead.id === id)),
    step: (by) => focusAt(placeOfStep(by, { leads, from: focused() ?? last.current })),
  };
}
