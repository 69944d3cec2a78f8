const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether all that is claimed stands in what the rules read; lists in any order. */
export function agrees(claimed: unknown, read: unknown): boolean {
  if (Array.isArray(claimed))
    return Array.isArray(read) && claimed.every((one) => read.some((other) => agrees(one, other)));
  if (isObject(claimed))
    return isObject(read) && Object.entries(claimed).every(([key, value]) => agrees(value, read[key]));
  return claimed === read;
}
