import { useMe } from '../../../api/me.js';
import { readStored, writeStored } from '../../../ui/browser/browser-storage.js';
import { keepLook, useStoredLook } from '../saved-views.queries.js';

export const columnNames = [
  'move',
  'status',
  'range',
  'score',
  'due',
  'waiting',
  'contact',
  'assignee',
  'tags',
  'created',
  'reference',
] as const;
export type ColumnName = (typeof columnNames)[number];

export const columnWords: Record<ColumnName, string> = {
  move: 'Move',
  status: 'Status',
  range: 'Range',
  score: 'Score',
  due: 'Due',
  waiting: 'Waiting',
  contact: 'Contact',
  assignee: 'Assigned to',
  tags: 'Tags',
  created: 'Came in',
  reference: 'Reference',
};

export interface ListLook {
  columns: readonly ColumnName[];
  density: 'comfortable' | 'compact';
}

const usual: ListLook = { columns: ['move', 'status', 'range', 'score', 'due'], density: 'compact' };

/** Beside an open lead the columns stay in this order, as many as there is room for: the lead itself shows the rest. */
const keptFirst: readonly ColumnName[] = ['move', 'due', 'status', 'range', 'score', 'waiting', 'contact', 'assignee'];

/** The columns that fit beside an open lead. `fits` says whether there is room for these. */
export function columnsBeside(
  columns: readonly ColumnName[],
  fits: (columns: readonly ColumnName[]) => boolean,
): ColumnName[] {
  const wanted = keptFirst.filter((name) => columns.includes(name));
  return wanted.reduce<ColumnName[]>((kept, name) => {
    const withOne = columns.filter((one) => one === name || kept.includes(one));
    return fits(withOne) ? withOne : kept;
  }, []);
}

export function knownColumns(columns: readonly unknown[]): ColumnName[] {
  return columnNames.filter((name) => columns.includes(name));
}

/** What is stored may come from an older version, or be broken. */
export function parseLook(stored: unknown): ListLook {
  const { columns, density } = (stored ?? {}) as Partial<Record<keyof ListLook, unknown>>;
  return {
    columns: Array.isArray(columns) ? knownColumns(columns) : usual.columns,
    density: density === 'comfortable' ? 'comfortable' : 'compact',
  };
}

function parseText(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The person's own look, from the server; until it has come, as this browser saw it last. */
export function useListLook() {
  const { id, support } = useMe();
  const storageKey = `meg-leads-look-${id}`;
  const stored = useStoredLook();
  const look = parseLook(stored ?? parseText(readStored(storageKey)));
  const change = (next: Partial<ListLook>) => {
    const changed = { ...look, ...next };
    writeStored(storageKey, JSON.stringify(changed));
    // Access for support is read-only.
    if (support === null) keepLook({ ...changed, columns: [...changed.columns] });
  };
  const toggle = (name: ColumnName) =>
    change({ columns: columnNames.filter((one) => look.columns.includes(one) !== (one === name)) });
  return { look, change, toggle };
}
