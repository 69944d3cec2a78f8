import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { openPost, type Post } from '../../../outgoing/open-post.js';
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
  /** JSON schema of the answer. Missing: the answer is plain text. */
  readonly schema?: object | undefined;
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

type Asked = Pick<ModelCall, 'messages' | 'schema'>;

function postOf({ baseUrl, apiKey, model }: ModelSettings, { messages, schema }: Asked, limits: ModelLimits): Post {
  return {
    url: callAddress(baseUrl),
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
      ...(schema && { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } }),
    }),
  };
}

/** Refuses redirects: only the server that the operator named may get the key and the question. */
function streamOf(response: IncomingMessage): IncomingMessage {
  const { statusCode = 0, headers } = response;
  if (statusCode < 200 || statusCode > 299) throw new ModelFault('refused by the server', statusCode);
  if (!/^text\/event-stream\b/i.test(headers['content-type'] ?? '')) throw new ModelFault('not an event stream');
  return response;
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
    noteFirstText: () => clearTimeout(timers[0]),
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
  { signal, ...asked }: ModelCall,
): AsyncGenerator<string> {
  const end = endOf(limits, signal);
  let length = 0;
  let response: IncomingMessage | undefined;
  try {
    response = await openPost(postOf(settings, asked, limits), end.signal);
    for await (const piece of piecesOf(eventsOf(streamOf(response)))) {
      end.noteFirstText();
      length += piece.length;
      if (length > limits.answerCharacters) throw new ModelFault('too long');
      yield piece;
    }
  } catch (error) {
    if (end.signal.aborted) throw end.signal.reason;
    throw error instanceof ModelFault ? error : new ModelFault('unreachable');
  } finally {
    end.stop();
    response?.destroy();
  }
}
