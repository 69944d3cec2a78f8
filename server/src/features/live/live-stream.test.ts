import { describe, expect, it } from 'vitest';
import type { Person } from '../../people/person.js';
import { LiveStream } from './live-stream.js';
import { LiveStreams } from './live-streams.js';

const person = { id: 'p', companyId: 'c', supportCompanyId: null } as Person;
const lead = (leadId: string) => ({ id: leadId, name: 'leads', data: { leadId, isNew: true } }) as const;
const hello = { id: '0', name: 'hello', data: { unread: 0, missed: false } } as const;

function textIn({ readable }: LiveStream): string {
  return String(readable.read() ?? '');
}

describe('the stream of an open dashboard', () => {
  it('first sends what was missed, then what came while it was being opened, each once', () => {
    const stream = new LiveStream('token', person, 0);
    stream.send(lead('2'));
    stream.send(lead('3'));
    stream.begin([hello, lead('1'), lead('2')]);
    stream.send(lead('4'));
    expect(textIn(stream).match(/(?<=^id: )\d/gm)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('is closed if nobody reads it, instead of filling the memory', () => {
    const stream = new LiveStream('token', person, 0);
    stream.begin([hello]);
    for (let told = 0; told < 2_000; told += 1) stream.send(lead('a lead that nobody reads of'));
    expect(stream.isOpen).toBe(false);
    expect(stream.readable.destroyed).toBe(true);
  });

  it('sends nothing after its last event', () => {
    const stream = new LiveStream('token', person, 0);
    stream.begin([hello]);
    stream.end('renewed');
    stream.send(lead('late'));
    stream.end('stopping');
    expect(textIn(stream)).toMatch(/event: bye\ndata: \{"reason":"renewed"\}\n\n$/);
  });
});

describe('the open dashboards of a server', () => {
  it('are 2,000 at most', () => {
    const streams = new LiveStreams();
    for (let opened = 0; opened < 2_000; opened += 1) {
      expect(streams.isFull).toBe(false);
      streams.add(new LiveStream('token', { ...person, id: `p${opened}` }, 0));
    }
    expect(streams.isFull).toBe(true);
  });
});
