type Tree = Readonly<Record<string, unknown>>;

export interface ChangedValue {
  /** The names from the root to the value. */
  readonly path: readonly string[];
  /** Missing if there was none. */
  readonly before?: unknown;
  /** Missing if there is none any more. */
  readonly after?: unknown;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  if (isTree(one) && isTree(other)) return changedValues(one, other).length === 0;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The values that differ. A list is one value, because its entries have no names to compare them by. */
export function changedValues(before: Tree, after: Tree): ChangedValue[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): ChangedValue[] => {
    const [old, next] = [ownValue(before, name), ownValue(after, name)];
    if (isTree(old) && isTree(next)) {
      return changedValues(old, next).map((change) => ({ ...change, path: [name, ...change.path] }));
    }
    if (JSON.stringify(old) === JSON.stringify(next)) return [];
    return [{ path: [name], ...(old !== undefined && { before: old }), ...(next !== undefined && { after: next }) }];
  });
}

/**
 * The same, with each value of a group that was not set before on its own: what somebody else has set in that group
 * meanwhile stays when the changes are applied.
 */
export function changedLeaves(before: Tree, after: Tree): ChangedValue[] {
  return changedValues(before, after).flatMap(leavesOf);
}

function leavesOf(change: ChangedValue): ChangedValue[] {
  const { path, before, after } = change;
  if (before !== undefined || !isTree(after) || Object.keys(after).length === 0) return [change];
  return Object.entries(after).flatMap(([name, value]) => leavesOf({ path: [...path, name], after: value }));
}

function ownValue(tree: unknown, name: string): unknown {
  return isTree(tree) && Object.hasOwn(tree, name) ? tree[name] : undefined;
}

export function valueAt(tree: Tree, path: readonly string[]): unknown {
  return path.reduce<unknown>(ownValue, tree);
}

/** Whether every value is still what the change made it, so that undoing loses nobody else's change. */
export function canUndoChanges(tree: Tree, changes: readonly ChangedValue[]): boolean {
  return changes.every(({ path, after }) => isSame(valueAt(tree, path), after));
}

/** Applies the changes to a tree that may have changed elsewhere meanwhile. */
export function applyChanges(tree: Tree, changes: readonly ChangedValue[]): Tree {
  return changes.reduce((changed, { path, after }) => withValue(changed, path, after), tree);
}

/** The tree without the changes; everything else stays as it is. */
export function undoChanges(tree: Tree, changes: readonly ChangedValue[]): Tree {
  return changes.reduce((changed, { path, before }) => withValue(changed, path, before), tree);
}

/** A copy of the tree with another value there; undefined removes the name as well. */
export function withValue(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): Tree {
  const { [name]: old, ...others } = tree;
  const next = rest.length === 0 ? value : withValue(isTree(old) ? old : {}, rest, value);
  return next === undefined ? others : { ...others, [name]: next };
}
