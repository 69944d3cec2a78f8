/** A call as the snippet keeps it: the `arguments` of one `Meg(…)`. */
export type Command = ArrayLike<unknown>;

/** What stands at `window.Meg` before the loader: `function(){(Meg.q=Meg.q||[]).push(arguments)}`. */
export interface Stub {
  q?: ArrayLike<Command> | undefined;
}

/**
 * Runs the calls that were made before the loader came, in their order, and takes them out of the stub: that returns
 * to the page at destroy, and the next loader must not run them again.
 */
export function replay(stub: Stub, run: (command: Command) => void): void {
  const kept = stub.q ?? [];
  stub.q = undefined;
  // By index, since the page may have changed what iterates its arrays.
  for (let index = 0; index < kept.length; index++) run(kept[index] as Command);
}
