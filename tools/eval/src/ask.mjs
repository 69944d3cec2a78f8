/** Calls that are not measured, so that code which has not run yet does not count. */
const warmUps = 150;

let visitors = 0;

/** Each question comes from another address, as behind a proxy, so that none reaches the limit of one address. */
async function post({ url, look }, path, body) {
  visitors++;
  const startedMs = performance.now();
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
  const text = await response.text();
  const tookMs = performance.now() - startedMs;
  const answer = JSON.parse(text);
  if (response.status !== 200 && response.status !== 404)
    throw new Error(`${path} answered ${response.status} to ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
  await look?.(path, init, text);
  return { found: response.status === 200, answer, tookMs };
}

function understand(meg, { text, language = 'en', previousQuery }) {
  return post(meg, '/api/chat/understand', { text, language, before: previousQuery });
}

function search(meg, { text, language = 'en', context, previousQuery }) {
  return post(meg, '/api/chat/search', { query: text, language, country: context, previousQuery });
}

/** Sentences about a move lead to a quote, and some questions test the intent only: neither has an expected answer. */
function isSearched({ kind, fact, absent }) {
  return kind !== 'slots' && (kind !== 'intents' || fact !== undefined || absent !== undefined);
}

/** How long a call takes that does nothing, on this machine at this moment. */
async function pass({ url }) {
  const startedMs = performance.now();
  await (await fetch(`${url}/healthz`)).text();
  return { tookMs: performance.now() - startedMs };
}

async function ask(meg, question) {
  return {
    question,
    passed: await pass(meg),
    understood: await understand(meg, question),
    searched: isSearched(question) ? await search(meg, question) : undefined,
  };
}

/** Asks one question after the other, so that each is timed alone. `look` is called with each answer, where there is one. */
export async function askAll(meg, halves) {
  const all = Object.values(halves).flat();
  for (const question of all.slice(0, warmUps)) await ask(meg, question);
  const outcomes = {};
  for (const [half, questions] of Object.entries(halves)) {
    outcomes[half] = [];
    for (const question of questions) outcomes[half].push(await ask(meg, question));
  }
  return outcomes;
}
