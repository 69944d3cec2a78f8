/** The browser's storage. Never throws; where it is blocked or full, values last as long as the page. */
export interface KeyValue {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  keys(prefix: string): string[];
  /** Whether the value of this key outlives the page. */
  isDurable(key: string): boolean;
}

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `open` is a function because reading `localStorage` throws if the browser blocks it. */
export function createKeyValue(open: () => StorageLike): KeyValue {
  const memory = new Map<string, string>();
  const storage = attempt(open);

  return {
    read: (key) => unseal(memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? ''),
    write(key, value) {
      const text = seal(JSON.stringify(value));
      const isStored = attempt(() => {
        storage?.setItem(key, text);
        return storage?.getItem(key) === text;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage?.removeItem(key));
    },
    keys(prefix) {
      const count = attempt(() => storage?.length) ?? 0;
      const stored = Array.from({ length: count }, (_, index) => attempt(() => storage?.key(index)) ?? '');
      return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
    },
    isDurable: (key) => !memory.has(key) && attempt(() => storage?.getItem(key)) != null,
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Puts a checksum before the text: a value that was cut off or changed reads as undefined. Checking its shape would
 * take more code, and would accept damaged values that are well formed.
 */
function seal(json: string): string {
  return `${checkSum(json)}:${json}`;
}

function unseal(text: string): unknown {
  const json = text.slice(text.indexOf(':') + 1);
  return text === seal(json) ? attempt(() => JSON.parse(json) as unknown) : undefined;
}

function checkSum(text: string): string {
  let sum = 5381;
  for (let index = 0; index < text.length; index += 1) sum = (Math.imul(sum, 33) ^ text.charCodeAt(index)) >>> 0;
  return sum.toString(36);
}
