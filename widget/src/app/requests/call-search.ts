import type { GuideAnswer, searchGuides } from '@meg/shared/contract/answers';
import { buildRequest, readAnswer, type Send } from '@meg/shared/contract/client';
import type { InputOf } from '@meg/shared/contract/endpoint';
import type { ErrorEnvelope } from '@meg/shared/contract/errors';
import { type Called, failure, readFailure } from './calls.js';
import type { Patience } from './with-retry.js';

/** The longest pause between two pieces. An answer that keeps coming has no time limit. */
const silenceMs = 10_000;
const streamed = 'application/x-ndjson';

/** One line of a streamed answer: a piece of its text, and at last the complete answer or an error. */
type Line = { text: string } | { answer: GuideAnswer } | ErrorEnvelope;

interface SearchDoors extends Pick<Patience, 'schedule'> {
  readonly send: Send;
  /** Called with all text that has arrived so far. */
  onText(said: string): void;
}

/** Never rejects. A server that does not stream sends the complete answer. */
export async function callSearch(
  { send, schedule, onText }: SearchDoors,
  body: InputOf<typeof searchGuides>['body'],
): Promise<Called<GuideAnswer>> {
  const gaveUp = new AbortController();
  const giveUpLater = () => schedule(() => gaveUp.abort(), silenceMs);
  let stop = giveUpLater();
  let status: number | undefined;
  try {
    const { url, init } = buildRequest<typeof searchGuides>('POST', '/api/chat/search', { body });
    const headers = [...(init.headers as [string, string][]), ['accept', `${streamed}, application/json`]];
    const response = await send(url, { ...init, headers: headers as [string, string][], signal: gaveUp.signal });
    status = response.status;
    if (!response.ok) return await readFailure(response);
    if (!response.headers.get('content-type')?.startsWith(streamed) || !response.body) {
      return { isOk: true, answer: await readAnswer<typeof searchGuides>(response) };
    }
    return await readLines(response.body, (said) => {
      stop();
      stop = giveUpLater();
      onText(said);
    });
  } catch {
    return failure(status === 200 ? undefined : status);
  } finally {
    stop();
  }
}

async function readLines(
  body: ReadableStream<Uint8Array>,
  onText: (said: string) => void,
): Promise<Called<GuideAnswer>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let open = '';
  let said = '';
  for (;;) {
    const { done, value } = await reader.read();
    // The last line may lack its line break.
    const lines = (open + decoder.decode(value, { stream: !done }) + (done ? '\n' : '')).split('\n');
    open = lines.pop() ?? '';
    const before = said;
    for (const text of lines.filter((one) => one.trim() !== '')) {
      const line = JSON.parse(text) as Line;
      if ('text' in line) said += line.text;
      else return 'answer' in line ? { isOk: true, answer: line.answer } : failure(undefined, line.error.code);
    }
    if (said !== before) onText(said);
    if (done) return failure();
  }
}
