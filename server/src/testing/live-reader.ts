import type { LiveEvent, LiveEventName } from '@meg/shared/contract/live';

export interface Heard {
  id: string | undefined;
  name: string;
  data: unknown;
}

function heardIn(block: string): Heard | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  );
  const name = fields.get('event');
  return name === undefined
    ? undefined
    : { id: fields.get('id'), name, data: JSON.parse(fields.get('data') ?? 'null') };
}

/** An open dashboard, as a browser holds one. */
export class LiveReader {
  readonly heard: Heard[] = [];
  hasEnded = false;
  private readonly waiting = new Set<() => void>();

  private constructor(
    readonly response: Response,
    private readonly controller: AbortController,
  ) {}

  static async open(url: string, cookie: string, lastEventId?: string): Promise<LiveReader> {
    const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
    const controller = new AbortController();
    const response = await fetch(`${url}/api/live`, { headers, signal: controller.signal });
    const reader = new LiveReader(response, controller);
    void reader.read();
    return reader;
  }

  /** The first of this name that was not asked for before. */
  async next<Name extends LiveEventName>(name: Name): Promise<LiveEvent<Name>> {
    for (;;) {
      const place = this.heard.findIndex((one) => one.name === name);
      if (place >= 0) return this.heard.splice(place, 1)[0]?.data as LiveEvent<Name>;
      if (this.hasEnded) throw new Error(`The stream ended without ${name}`);
      await this.somethingNew();
    }
  }

  /** All that comes up to the one that is meant, and that one. */
  async until(isMeant: (one: Heard) => boolean): Promise<Heard[]> {
    for (;;) {
      const place = this.heard.findIndex(isMeant);
      if (place >= 0) return this.heard.splice(0, place + 1);
      if (this.hasEnded) throw new Error('The stream ended before that');
      await this.somethingNew();
    }
  }

  async ended(): Promise<void> {
    while (!this.hasEnded) await this.somethingNew();
  }

  close(): void {
    this.controller.abort();
  }

  private somethingNew(): Promise<void> {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  private async read(): Promise<void> {
    let text = '';
    try {
      for await (const chunk of this.response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        this.heard.push(...blocks.flatMap((block) => heardIn(block) ?? []));
        this.tell();
      }
    } catch {
      // Cut off, by one side or the other.
    }
    this.hasEnded = true;
    this.tell();
  }

  private tell(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
