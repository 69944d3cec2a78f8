import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';
import { withVisitors } from './visitors.mjs';

const halves = ['tuning', 'held-out'];
const withoutFacts = { say: 'string', fillIn: 'object' };

/** Conversations as visitors hold them, with what is expected after each turn: see conversations/README.md. */
export function readConversations() {
  const readHalf = (half) =>
    readFileSync(path.join(root, `tools/eval/conversations/${half}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  return Object.fromEntries(halves.map((half) => [half, readHalf(half)]));
}

export function faultsOfConversations(all) {
  const seen = new Set();
  return all.flatMap(({ id, turns }) => {
    const isTwice = seen.has(id);
    seen.add(id);
    const wrong = turns.filter(
      (turn) => !Object.entries(withoutFacts).some(([key, type]) => typeof turn[key] === type),
    );
    return [
      ...(isTwice ? [`${id}: this id stands twice`] : []),
      ...(turns.length < 3 || turns.length > 8 ? [`${id}: three to eight turns, not ${turns.length}`] : []),
      ...wrong.map((turn) => `${id}: a turn says or fills in something, not ${JSON.stringify(turn)}`),
    ];
  });
}

/** The language that the words are in, by the server's own judgement. */
async function languageOf(send, text) {
  const init = { method: 'POST', headers: [['content-type', 'application/json']], body: JSON.stringify({ text }) };
  const answer = await (await send('/api/chat/understand', init)).json();
  return answer.language;
}

/** Where several values are right, the first will do. */
const firstOfEach = (knows = {}) =>
  Object.fromEntries(Object.entries(knows).map(([fact, value]) => [fact, Array.isArray(value) ? value[0] : value]));

async function hold({ turns, language }, { arrive, newAddress }) {
  const send = newAddress();
  const visitor = await arrive(language, send);
  const seen = [];
  let truth = {};
  for (const turn of turns) {
    const { say, fillIn } = turn;
    truth = { ...truth, ...firstOfEach(turn.knows) };
    const after = await (say === undefined ? visitor.fillIn(fillIn, truth) : visitor.say(say));
    const said = after.said.map(({ words }) => words).join(' ');
    const answeredIn = turn.language && said !== '' ? await languageOf(send, said.slice(0, 1_000)) : undefined;
    seen.push({ ...after, answeredIn });
  }
  return seen;
}

/** Holds every conversation with the server, each with a visitor of its own. */
export function holdAll(meg, conversations) {
  return withVisitors(meg, 'demo', async (arrive, newAddress) => {
    const held = {};
    for (const [half, all] of Object.entries(conversations)) {
      held[half] = [];
      for (const conversation of all)
        held[half].push({ conversation, seen: await hold(conversation, { arrive, newAddress }) });
    }
    return held;
  });
}
