const fnvStart = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** FNV-1a with a final mix, so that similar texts have different hashes. */
export function hashOf(text: string): number {
  let hash = fnvStart;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
