import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const chunk = (delta, reason = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

const kinds = [
  [/^You read/, 'reading'],
  [/^You word/, 'answer'],
  [/^You choose/, 'choice'],
];

/** What Meg asks for, by the first words of its instructions. */
function requestIn({ messages }) {
  const [system, user] = messages;
  const [, kind = 'translation'] = kinds.find(([words]) => words.test(system.content)) ?? [];
  return { kind, data: JSON.parse(user.content) };
}

/** A language model on this machine, which speaks the protocol: `model` has a function for each kind of request. */
export async function withModel(model, work) {
  const server = createServer(async (request, response) => {
    const body = await json(request);
    const { kind, data } = requestIn(body);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(chunk({ content: model[kind]?.(data, body) ?? '' }));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    return await work({
      LLM_BASE_URL: `http://127.0.0.1:${server.address().port}/v1`,
      LLM_API_KEY: 'none',
      LLM_MODEL: 'evaluation',
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
