import type { World } from '../app/browser.js';
import { isQuestion, storedHandoff, sureAnswer } from './play.js';
import { sampleQuote } from './sample-quote.js';

export interface Call {
  /** Without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
  readonly isKeptAlive: boolean;
}

export const quote = { ...sampleQuote, minPrice: 4850, maxPrice: 6350 };

export function failure(status: number, fields?: object, headers = {}, code?: string): Response {
  const named = code ?? (fields ? 'validation_failed' : 'internal');
  return Response.json({ error: { code: named, message: 'x', fields } }, { status, headers });
}

/** Has a table of leads that are unique by key, and fails as told. */
export class FakeServer {
  readonly calls: Call[] = [];
  readonly leads = new Map<string, string>();
  fail: (call: Call) => Response | Error | 'never' | undefined = () => undefined;
  /** The lead is stored, and the answer is lost. */
  losesAnswers = false;

  send: World['send'] = async (url, init) => {
    const { pathname: path, searchParams: query } = new URL(url, 'https://meg.example');
    const key = new Headers(init.headers).get('idempotency-key') ?? undefined;
    const body = JSON.parse(String(init.body ?? '{}'));
    const call = { path, query, key, body, isKeptAlive: init.keepalive === true };
    this.calls.push(call);
    const failed = this.fail(call);
    if (failed === 'never') return new Promise(() => undefined);
    if (failed instanceof Error) throw failed;
    return failed ?? this.answer(call);
  };

  private answer(call: Call): Response {
    switch (call.path) {
      case '/api/leads':
        return this.storeLead(call);
      case '/api/human-handoff':
        return Response.json(storedHandoff, { status: 201 });
      case '/api/callback-slots':
        return Response.json({ timezone: 'Europe/London', visitorTimezone: 'Asia/Tokyo', isOpen: true, slots: [] });
      case '/api/chat/countries':
        return Response.json({ countries: [{ slug: 'japan', code: 'JP', name: 'Japan' }] });
      case '/api/things':
        return Response.json({
          things: [{ code: 'rug', name: `rug (${call.query.get('language')})`, room: 'loft', m3: 0.2 }],
        });
      case '/api/chat/understand':
        return Response.json(isQuestion);
      case '/api/chat/search':
      case '/api/chat/overview':
        return Response.json({ ...sureAnswer, language: 'en' });
      default:
        return Response.json(quote);
    }
  }

  private storeLead({ key = '', body }: Call): Response {
    const words = JSON.stringify(body);
    if ((this.leads.get(key) ?? words) !== words) return failure(409);
    this.leads.set(key, words);
    if (this.losesAnswers) throw new TypeError('reset');
    const id = '0190a0b0-0000-7000-8000-000000000000';
    const createdAt = '2026-01-01T00:00:00Z';
    return Response.json({ id, reference: `R-${key}`, status: 'new', createdAt }, { status: 201 });
  }

  to(path: string): Call[] {
    return this.calls.filter((call) => call.path === path);
  }
}
