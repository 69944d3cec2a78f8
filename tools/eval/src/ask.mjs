/** So that the first calls, on code that has not run yet, do not stand for the rest. */
const warmUps = 150;

let visitors = 0;

/** Each question comes from another visitor's address, as behind a proxy, so that no limit for one address is met. */
async function post(url, path, body) {
  visitors++;
  const startedMs = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = await response.json();
  const tookMs = performance.now() - startedMs;
  if (response.status !== 200 && response.status !== 404)
    throw new Error(`${path} answered ${response.status} to ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
  return { found: response.status === 200, answer, tookMs };
}

/** What this server can do, from its own description. */
async function abilities(url) {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  return {
    understands: '/api/chat/understand' in paths,
    remembersQuestions: JSON.stringify(paths['/api/chat/search'].post.requestBody).includes('"previousQuery"'),
  };
}

function understand(url, { text, language = 'en' }) {
  return post(url, '/api/chat/understand', { text, language });
}

function search(url, { text, language = 'en', context, previousQuery }, { remembersQuestions }) {
  const before = remembersQuestions && previousQuery ? { previousQuery } : {};
  return post(url, '/api/chat/search', { query: text, language, ...(context ? { country: context } : {}), ...before });
}

/** A sentence about a move is for the quote; what is only asked for its intent has nothing to be held against. */
function isSearched({ kind, fact, absent }) {
  return kind !== 'slots' && (kind !== 'intents' || fact !== undefined || absent !== undefined);
}

/** What a call costs that does nothing, on this machine as it is now. */
async function pass(url) {
  const startedMs = performance.now();
  await (await fetch(`${url}/healthz`)).text();
  return { tookMs: performance.now() - startedMs };
}

async function ask(url, question, can) {
  return {
    question,
    passed: await pass(url),
    understood: can.understands ? await understand(url, question) : undefined,
    searched: isSearched(question) ? await search(url, question, can) : undefined,
  };
}

/** One after the other, so that each is timed alone. */
export async function askAll(url, halves) {
  const can = await abilities(url);
  const all = Object.values(halves).flat();
  for (const question of all.slice(0, warmUps)) await ask(url, question, can);
  const outcomes = {};
  for (const [half, questions] of Object.entries(halves)) {
    outcomes[half] = [];
    for (const question of questions) outcomes[half].push(await ask(url, question, can));
  }
  return outcomes;
}
