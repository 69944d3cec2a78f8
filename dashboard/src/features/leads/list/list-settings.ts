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

export type ListRoom = 'whole' | 'less' | 'least';

/** Columns that stay while there is less room: the open lead shows the others. */
const kept: Record<Exclude<ListRoom, 'whole'>, readonly ColumnName[]> = {
  less: ['move', 'status', 'range', 'due'],
  least: ['move', 'status', 'due'],
};

/** There is less room while a lead stands open beside the list. */
export function lookBeside(look: ListLook, room: ListRoom): ListLook {
  return room === 'whole' ? look : { ...look, columns: look.columns.filter((name) => kept[room].includes(name)) };
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
