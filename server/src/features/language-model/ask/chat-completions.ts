import { z } from 'zod';
import { ModelFault } from '../model-fault.js';
import type { ModelLimits, ModelSettings } from '../model-settings.js';
import { eventsOf } from './event-stream.js';

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface ModelCall {
  readonly messages: readonly Message[];
  readonly signal: AbortSignal;
}

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.unknown().optional(),
});

/** Enough for the longest answer in the script that takes the most tokens a character. */
const tokensACharacter = 0.5;

function callAddress(baseUrl: string): URL {
  const address = new URL(baseUrl);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/chat/completions`;
  return address;
}

function requestOf({ apiKey, model }: ModelSettings, messages: readonly Message[], limits: ModelLimits): RequestInit {
  return {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      temperature: 0,
      max_tokens: Math.ceil(limits.answerCharacters * tokensACharacter),
    }),
    // Only the server that the operator named may get the key and the question.
    redirect: 'error',
  };
}

/** Watches the abort itself: fetch may miss it once the response has begun and its request is collected. */
async function* readUntil(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function* bytesOf(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!response.ok) throw new ModelFault('refused by the server', response.status);
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !/^text\/event-stream\b/i.test(type)) throw new ModelFault('not an event stream');
  yield* readUntil(response.body, signal);
}

function parseChunk(data: string): z.infer<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelFault('not understood');
  }
}

/** The text in a stream of completions, until it says that it is done. */
async function* piecesOf(events: AsyncIterable<string>): AsyncGenerator<string> {
  let isFinished = false;
  for await (const event of events) {
    if (event.trim() === '[DONE]') return;
    const { choices, error } = parseChunk(event);
    if (error !== undefined && error !== null) throw new ModelFault('refused by the server');
    const [choice] = choices;
    if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') throw new ModelFault('declined');
    if (choice?.delta?.content) yield choice.delta.content;
    isFinished ||= Boolean(choice?.finish_reason);
  }
  if (!isFinished) throw new ModelFault('cut off');
}

/** Ends a call on timeout, or when the caller is gone. */
function endOf({ firstTextMs, wholeMs }: ModelLimits, caller: AbortSignal) {
  const controller = new AbortController();
  const tooSlow = () => controller.abort(new ModelFault('too slow'));
  const leave = () => controller.abort(caller.reason);
  const timers = [setTimeout(tooSlow, firstTextMs), setTimeout(tooSlow, wholeMs)] as const;
  caller.addEventListener('abort', leave, { once: true });
  if (caller.aborted) leave();
  return {
    signal: controller.signal,
    hearFirst: () => clearTimeout(timers[0]),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      caller.removeEventListener('abort', leave);
      controller.abort();
    },
  };
}

/** Asks the model and yields its text as it comes. Every fault is a `ModelFault`, or the reason of the caller's abort. */
export async function* askModel(
  settings: ModelSettings,
  limits: ModelLimits,
  { messages, signal }: ModelCall,
): AsyncGenerator<string> {
  const end = endOf(limits, signal);
  let length = 0;
  try {
    const request = { ...requestOf(settings, messages, limits), signal: end.signal };
    const response = await fetch(callAddress(settings.baseUrl), request);
    for await (const piece of piecesOf(eventsOf(bytesOf(response, end.signal)))) {
      end.hearFirst();
      length += piece.length;
      if (length > limits.answerCharacters) throw new ModelFault('too long');
      yield piece;
    }
  } catch (error) {
    if (end.signal.aborted) throw end.signal.reason;
    throw error instanceof ModelFault ? error : new ModelFault('unreachable');
  } finally {
    end.stop();
  }
}
