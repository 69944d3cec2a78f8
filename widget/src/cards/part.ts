const pausesMs = [500, 2_000];
/** The longest that a visitor waits without being told. */
const patienceMs = 4_500;

/** A piece of the chat that arrives after the first message. */
export interface Part<T> {
  /** Undefined until it has arrived. */
  arrived(): T | undefined;
  /**
   * Tries again after a pause; when that fails too, a later call starts afresh. What is only slow is given up in the
   * end, and is there at once for a later call if it has come meanwhile.
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

/** One of the cards that come in one file. */
export function partOf<M, N extends keyof M>(whole: Part<M>, name: N): Part<M[N]> {
  return {
    arrived: () => whole.arrived()?.[name],
    load: async () => (await whole.load())[name],
  };
}
