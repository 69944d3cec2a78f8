import type { IncomingMessage } from 'node:http';
import { openPost } from '../outgoing/open-post.js';
import { readBeginning } from '../outgoing/read-beginning.js';
import { faultOfGraph, retryAfterMs } from './whatsapp-fault.js';

export interface WhatsAppSettings {
  token: string;
  /** The id of the sending number in the Graph API. */
  phoneId: string;
  /** As in https://graph.facebook.com/v23.0. */
  baseUrl: string;
  /** How long an answer may take. */
  patienceMs?: number;
}

/** A message by a template that is registered at WhatsApp. */
export interface TemplateMessage {
  to: string;
  template: string;
  /** A text for each `{{n}}` of the body. */
  body: readonly string[];
  /** The end of the address of the template's button. */
  button?: string;
  /** The id of the job. Reports about the message carry it. */
  id: string;
}

const mostCharacters = 600;
const longestAnswerBytes = 10_000;

/** A parameter may hold no new line, no tab and no more than four spaces in a row, and none may be empty. */
export function parameterText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? '–' : [...line].slice(0, mostCharacters).join('');
}

function payloadOf({ to, template, body, button, id }: TemplateMessage): object {
  const text = (value: string) => ({ type: 'text', text: parameterText(value) });
  const components = [
    { type: 'body', parameters: body.map(text) },
    ...(button === undefined ? [] : [{ type: 'button', sub_type: 'url', index: '0', parameters: [text(button)] }]),
  ];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/\D/g, ''),
    type: 'template',
    template: { name: template, language: { code: 'en' }, components },
    biz_opaque_callback_data: id,
  };
}

/** Only the code, because the text beside it may name the receiver. */
async function codeOf(answer: IncomingMessage): Promise<number> {
  try {
    const said = await readBeginning(answer, longestAnswerBytes);
    const { error } = JSON.parse(said.toString('utf8')) as { error?: { code?: unknown } };
    return typeof error?.code === 'number' ? error.code : 0;
  } catch {
    return 0;
  }
}

/** Calls WhatsApp's Cloud API. Its errors are those of a job. */
export class WhatsAppClient {
  constructor(
    private readonly settings: WhatsAppSettings,
    private readonly now: () => number,
  ) {}

  async send(message: TemplateMessage, signal: AbortSignal): Promise<void> {
    const { token, phoneId, baseUrl, patienceMs = 15_000 } = this.settings;
    const post = {
      url: new URL(`${baseUrl}/${phoneId}/messages`),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(payloadOf(message)),
    };
    const answer = await openPost(post, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
    const { statusCode: status = 0, headers } = answer;
    if (status >= 200 && status < 300) {
      // The message is accepted, so the rest of the answer does not matter.
      answer.destroy();
      return;
    }
    const code = await codeOf(answer);
    if (status < 400) throw new Error(`WhatsApp answered with a redirect (${status})`);
    throw faultOfGraph({ status, code, retryAfterMs: retryAfterMs(headers['retry-after'] ?? null, this.now()) });
  }
}
