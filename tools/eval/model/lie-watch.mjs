import { isDeepStrictEqual } from 'node:util';

const plain = (text) => text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
const ends = { originCity: 'origin', destinationCity: 'destination' };

/** All texts in an answer, which may come line by line. */
function textsIn(body) {
  const values = body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const strings = (value) =>
    typeof value === 'string'
      ? [value]
      : Object.values(value ?? {}).flatMap((one) =>
          typeof one === 'object' || typeof one === 'string' ? strings(one) : [],
        );
  return plain(values.flatMap(strings).join(' '));
}

const isClaimed = (slot, value) =>
  slot !== undefined && (isDeepStrictEqual(slot.value, value) || String(slot.value).startsWith(String(value)));

/**
 * Looks for lies in what Meg says: false sentences in its answers, and false facts in what it understands of a message and
 * does not understand without a model.
 */
export function createLieWatch({ told }, askWithoutModel) {
  const shown = [];
  let looked = 0;

  async function lookAtReading(init, answer) {
    const without = await askWithoutModel(init);
    for (const { facts, intent } of told.readings) {
      for (const [fact, { value }] of Object.entries(facts)) {
        const slot = ends[fact] ?? fact;
        const isNew = !isDeepStrictEqual(answer.slots[slot]?.value, without.slots[slot]?.value);
        if (isNew && isClaimed(answer.slots[slot], value)) shown.push(`${fact}: ${JSON.stringify(value)}`);
      }
      const isTurned = intent && answer.isSure && !without.isSure && answer.intent === intent.value;
      if (isTurned) shown.push(`intent: ${intent.value}`);
    }
  }

  /** Of one call to Meg and its answer, as text. */
  async function look(target, init, body) {
    if (target.endsWith('/api/chat/understand')) return lookAtReading(init, JSON.parse(body));
    const text = textsIn(body);
    for (const lie of told.sentences.slice(looked)) if (text.includes(plain(lie))) shown.push(lie);
    looked = told.sentences.length;
  }

  return { look, shown };
}
