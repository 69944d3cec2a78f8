/** Phrases of the chat that lead nowhere: an answer with one of these helps nobody. */
const deadEnd = /^typed\.(?:fallback|outOfScope|unsure|later)|^guide\.(?:offerPerson|failed)/;
const sure = 0.5;

/** With the same in English, since that is what facts are written in. */
const words = ({ said }) => said.map((one) => one.inEnglish ?? one.words).join('\n');
const among = (wanted, is) => [wanted].flat().some((one) => is(one));
const sameCity = (wanted, city) =>
  wanted.split('|').some((name) => city.toLowerCase().startsWith(name.trim().toLowerCase()));
const sameDay = (wanted, day) => (wanted.length === 5 ? day?.slice(5) === wanted : day === wanted);

function boxesIn({ inventory }) {
  return (inventory?.items ?? []).filter(({ code }) => /box/.test(code)).reduce((sum, { count }) => sum + count, 0);
}

/** Facts that are kept in another shape than they are written in here. */
const readers = {
  originCity: ({ move }, wanted) => sameCity(wanted, move.originCity ?? ''),
  destinationCity: ({ move }, wanted) => sameCity(wanted, move.destinationCity ?? ''),
  moveDate: ({ move }, wanted) => sameDay(wanted, move.moveDate),
  moveMonth: ({ move }, wanted) => (move.moveMonth ?? Number(move.moveDate?.slice(5, 7))) === wanted,
  moveYear: ({ move }, wanted) => (move.moveYear ?? Number(move.moveDate?.slice(0, 4))) === wanted,
  specialItems: ({ move }, wanted) => move.specialItems?.includes(wanted) ?? false,
  boxes: ({ move }, wanted) => boxesIn(move) === wanted,
  floorFrom: ({ move }, wanted) => move.access?.origin?.floor === wanted,
  floorTo: ({ move }, wanted) => move.access?.destination?.floor === wanted,
  liftFrom: ({ move }, wanted) => move.access?.origin?.lift === wanted,
  liftTo: ({ move }, wanted) => move.access?.destination?.lift === wanted,
  name: ({ form }, wanted) => form.name.toLowerCase().includes(wanted.toLowerCase()),
  email: ({ form }, wanted) => form.email === wanted,
  phone: ({ form }, wanted) => form.phone.replace(/\D/g, '') === wanted.replace(/\D/g, ''),
};

function isKnown(seen, fact, wanted) {
  const reader = readers[fact];
  // Every item of this list is wanted, not one of several right values.
  if (fact === 'specialItems') return [wanted].flat().every((one) => reader(seen, one));
  return among(wanted, (one) => (reader ? reader(seen, one) : seen.move[fact] === one));
}

function isForgotten({ move, form }, fact) {
  const value = fact === 'boxes' ? boxesIn(move) : (move[fact] ?? form[fact]);
  return !value || (Array.isArray(value) && value.length === 0);
}

const middle = ({ quote }) => (quote?.minPrice == null ? undefined : (quote.minPrice + quote.maxPrice) / 2);
const comparisons = {
  up: (now, before) => now > before,
  down: (now, before) => now < before,
  same: (now, before) => now === before,
  notDown: (now, before) => now >= before,
  notUp: (now, before) => now <= before,
};

function isPriceRight(wanted, seen, before) {
  const now = middle(seen);
  if (wanted === 'shown') return now !== undefined;
  if (wanted === 'none') return now === undefined;
  const earlier = before && middle(before);
  return now !== undefined && earlier !== undefined && comparisons[wanted](now, earlier);
}

function isDeadEnd({ said }) {
  return said.length === 0 || said.some(({ key, confidence }) => deadEnd.test(key ?? '') || confidence < sure);
}

const states = (text, expression) => new RegExp(expression, 'isu').test(text);

/** What is judged after a turn: the measure, what was expected, and whether it was so. */
function* judged(turn, seen, before) {
  for (const [fact, wanted] of Object.entries(turn.knows ?? {}))
    yield ['facts kept', `${fact} ${JSON.stringify(wanted)}`, isKnown(seen, fact, wanted)];
  for (const fact of turn.forgets ?? []) yield ['facts kept', `no ${fact}`, isForgotten(seen, fact)];
  for (const expression of turn.answers ?? [])
    yield ['questions answered', expression, states(words(seen), expression)];
  for (const expression of turn.never ?? []) yield ['nothing false said', expression, !states(words(seen), expression)];
  if (turn.price) yield ['right price', turn.price, isPriceRight(turn.price, seen, before)];
  if (turn.person) yield ['a person when asked for', 'person', seen.open === 'handoff'];
  if (turn.open) yield ['card kept open', turn.open, seen.open === turn.open];
  if (turn.language) yield ['answered in the language', turn.language, seen.answeredIn === turn.language];
  if (turn.say !== undefined && !turn.unknown) yield ['no dead end', 'an answer or a step', !isDeadEnd(seen)];
}

/** The figures of one half, and what was wrong in it. */
export function conversationMeasures(held) {
  const measures = {};
  const faults = [];
  let perfect = 0;
  for (const { conversation, seen } of held) {
    let isRight = true;
    conversation.turns.forEach((turn, at) => {
      for (const [name, expected, holds] of judged(turn, seen[at], seen[at - 1])) {
        measures[name] ??= { right: 0, of: 0 };
        measures[name].of++;
        if (holds) measures[name].right++;
        else {
          isRight = false;
          faults.push({ id: conversation.id, at, turn, name, expected, came: seen[at] });
        }
      }
    });
    perfect += isRight ? 1 : 0;
  }
  return { measures: { ...measures, 'whole conversations': { right: perfect, of: held.length } }, faults };
}
