/** Below this a client asks and does not fill in, so the slot counts as not found. */
const leastConfidence = 0.5;

function folded(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** 'Leeds, GB', 'Zurich|Zürich, CH', or ', JP' for a country alone. */
function isPlace(expected, { value, countryCode, isCity }) {
  const [names, code] = expected.split(', ');
  if (countryCode !== code) return false;
  const city = folded(value.split(/[,،]/)[0]);
  return names === '' || (isCity && names.split('|').some((name) => folded(name) === city));
}

/** '06-12' means the next such day. */
export function dateMeant(expected, now = new Date()) {
  if (expected.length > 5) return expected;
  const today = now.toISOString().slice(5, 5 + expected.length);
  return `${now.getUTCFullYear() + (expected < today ? 1 : 0)}-${expected}`;
}

const same = (expected, { value }) => [expected].flat().includes(value);
const sameText = (expected, { value }) => folded(expected) === folded(value);
const sameDigits = (expected, { value }) => expected === value.replace(/[^\d+]/g, '');

const isRight = {
  origin: isPlace,
  destination: isPlace,
  moveType: same,
  propertySize: same,
  moveDetails: same,
  moveDate: (expected, { value }) => dateMeant(expected) === value,
  moveMonth: same,
  moveYear: same,
  pets: same,
  car: same,
  name: sameText,
  email: sameText,
  phone: sameDigits,
};

/** Slots that may be found or not, since a person could read the sentence both ways. */
function isFree(slot, { slots, free = [] }) {
  if (free.includes(slot)) return true;
  return (
    slots[slot] === undefined && (slot === 'moveType' || (slot === 'moveDetails' && slots.propertySize !== undefined))
  );
}

/** Shows a place with its country, to tell apart places of the same name. */
function shown(said) {
  return said && 'countryCode' in said ? `${said.isCity ? said.value : ''}, ${said.countryCode}` : said?.value;
}

/** One line for each slot that is expected or found. */
export function compareSlots(question, found) {
  return Object.keys(isRight)
    .filter((slot) => !isFree(slot, question))
    .flatMap((slot) => {
      const expected = question.slots[slot];
      const said = found[slot]?.confidence >= leastConfidence ? found[slot] : undefined;
      if (expected === undefined && said === undefined) return [];
      const right = expected !== undefined && said !== undefined && isRight[slot](expected, said);
      return [{ slot, expected, said: shown(said), right }];
    });
}

/** Micro-averaged F1: each slot of each sentence counts once. */
export function slotFigures(compared) {
  const right = compared.filter((line) => line.right).length;
  const said = compared.filter((line) => line.said !== undefined).length;
  const expected = compared.filter((line) => line.expected !== undefined).length;
  return { right, said, expected, f1: said + expected === 0 ? 1 : (2 * right) / (said + expected) };
}

/** Figures of all sentences with expected slots, and what was wrong. */
export function measureSlots(outcomes) {
  const sentences = outcomes.filter(({ question }) => question.slots);
  const lines = sentences.map(({ question, understood }) => ({
    question,
    compared: compareSlots(question, understood.answer.slots),
  }));
  const faults = lines.flatMap(({ question, compared }) => {
    const wrong = compared.filter(({ right }) => !right);
    return wrong.length > 0 ? [{ question, came: JSON.stringify(wrong) }] : [];
  });
  return { ...slotFigures(lines.flatMap(({ compared }) => compared)), sentences: lines.length, faults };
}
