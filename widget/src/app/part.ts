const pausesMs = [500, 2_000];
/** After this time, the visitor is told that something did not load. */
const patienceMs = 4_500;

/** A piece of the chat that arrives after the first message. */
export interface Part<T> {
  /** Undefined until it has arrived. */
  arrived(): T | undefined;
  /**
   * Tries again after each pause. Rejects when the last try has failed or the patience has run out; a later call then
   * starts afresh, or returns what has arrived meanwhile.
   */
  load(): Promise<T>;
}

export type Pause = (delayMs: number) => Promise<void>;

const byTimer: Pause = (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs));

const tooLate = (): Promise<never> =>
  byTimer(patienceMs).then(() => {
    throw new Error('Too late');
  });

export function definePart<T>(fetchPart: () => Promise<T>, pause: Pause = byTimer, giveUp = tooLate): Part<T> {
  let arrived: T | undefined;
  let loading: Promise<T> | undefined;

  const tryOften = async (): Promise<T> => {
    for (const pauseMs of pausesMs) {
      try {
        return await fetchPart();
      } catch {
        await pause(pauseMs);
      }
    }
    return fetchPart();
  };

  const load = async (): Promise<T> => {
    try {
      arrived = await tryOften();
      return arrived;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  return {
    arrived: () => arrived,
    load() {
      loading ??= load();
      return Promise.race([loading, giveUp()]);
    },
  };
}
