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

const understanding = '/api/chat/understand';

/** From here on, the chat shows an answer as very likely right. */
const high = 0.7;
/** The answer alone, or at the end of its pieces. */
function answerIn(body) {
  const last = JSON.parse(body.trim().split('\n').at(-1));
  return typeof last.answer === 'object' ? last.answer : last;
}
const confidenceOf = ({ confidence = 0 }) => confidence;
const isOther = (one, other) => one.confidence !== other.confidence || one.country !== other.country;

/**
 * Looks for lies in what Meg says: false sentences in its answers, false facts in what it understands of a message and does
 * not understand without a model, and passages of false choices that are given as surely right, or that nobody offered.
 */
export function createLieWatch({ told }, askWithoutModel) {
  const shown = [];
  let looked = 0;

  /** Whether the country of the lie happens to be the one that the message names. */
  async function isNamed({ kind, said }, init) {
    if (kind !== 'countryNotNamed') return false;
    const { query: text, language } = JSON.parse(init.body);
    const understood = await askWithoutModel({ ...init, body: JSON.stringify({ text, language }) }, understanding);
    return understood.country === said.country.slug;
  }

  async function lookAtChoice(target, init, body) {
    const { query } = JSON.parse(init.body ?? '{}');
    const lie = told.choices.get(query);
    if (!lie) return;
    const answer = answerIn(body);
    const without = await askWithoutModel(init, target);
    const isRaised = confidenceOf(answer) >= high && confidenceOf(without) < high;
    if (isRaised || (!lie.isValid && isOther(answer, without) && !(await isNamed(lie, init))))
      shown.push(`${lie.kind} ${JSON.stringify(lie.said)} to “${query}”`);
  }

  async function lookAtReading(init, answer) {
    const without = await askWithoutModel(init, understanding);
    for (const { facts, intent } of told.readings) {
      for (const [fact, { value }] of Object.entries(facts)) {
        const slot = ends[fact] ?? fact;
        const isNew = !isDeepStrictEqual(answer.slots[slot]?.value, without.slots[slot]?.value);
        if (isNew && isClaimed(answer.slots[slot], value)) shown.push(`${fact}: ${JSON.stringify(value)}`);
      }
      const isTurned = intent && answer.intent === intent.value && without.intent !== intent.value;
      if (isTurned) shown.push(`intent: ${intent.value}`);
    }
  }

  /** Of one call to Meg and its answer, as text. */
  async function look(target, init, body) {
    if (target.endsWith(understanding)) return lookAtReading(init, JSON.parse(body));
    const text = textsIn(body);
    for (const lie of told.sentences.slice(looked)) if (text.includes(plain(lie))) shown.push(lie);
    looked = told.sentences.length;
    if (target.endsWith('/api/chat/search')) await lookAtChoice(target, init, body);
  }

  return { look, shown };
}
