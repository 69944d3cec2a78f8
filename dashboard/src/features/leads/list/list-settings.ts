import { useState } from 'react';
import { readStored, writeStored } from '../../../ui/browser/browser-storage.js';

export const columnNames = [
  'move',
  'status',
  'range',
  'score',
  'waiting',
  'contact',
  'assignee',
  'tags',
  'created',
] as const;
export type ColumnName = (typeof columnNames)[number];

export const columnWords: Record<ColumnName, string> = {
  move: 'Move',
  status: 'Status',
  range: 'Range',
  score: 'Score',
  waiting: 'Waiting',
  contact: 'Contact',
  assignee: 'Assigned to',
  tags: 'Tags',
  created: 'Came in',
};

export interface ListLook {
  columns: readonly ColumnName[];
  density: 'comfortable' | 'compact';
}

const storageKey = 'meg-leads-look';
const usual: ListLook = { columns: ['move', 'status', 'range', 'score', 'waiting'], density: 'comfortable' };

export type ListRoom = 'whole' | 'less' | 'least';

/** Columns that are hidden while there is less room: the open lead shows them. */
const leftOut: Record<ListRoom, readonly ColumnName[]> = {
  whole: [],
  less: ['score', 'contact', 'assignee', 'tags', 'created'],
  least: ['score', 'contact', 'assignee', 'tags', 'created', 'range'],
};

/** There is less room while a lead stands open beside the list. */
export function lookBeside(look: ListLook, room: ListRoom): ListLook {
  return { ...look, columns: look.columns.filter((name) => !leftOut[room].includes(name)) };
}

/** The stored text may come from an older version, or be broken. */
export function parseLook(stored: string | undefined): ListLook {
  try {
    const { columns, density } = JSON.parse(stored ?? '') as Partial<Record<keyof ListLook, unknown>>;
    const known = Array.isArray(columns) ? columnNames.filter((name) => columns.includes(name)) : usual.columns;
    return { columns: known, density: density === 'compact' ? 'compact' : 'comfortable' };
  } catch {
    return usual;
  }
}

export function useListLook() {
  const [look, setLook] = useState(() => parseLook(readStored(storageKey)));
  const change = (next: Partial<ListLook>) => {
    const changed = { ...look, ...next };
    writeStored(storageKey, JSON.stringify(changed));
    setLook(changed);
  };
  const toggle = (name: ColumnName) =>
    change({ columns: columnNames.filter((one) => look.columns.includes(one) !== (one === name)) });
  return { look, change, toggle };
}
