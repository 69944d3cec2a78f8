import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.js';

const entry = {
  uid: '01936f2e-0000-7000-8000-000000000000',
  sequence: 7,
  startMs: Date.parse('2026-11-23T09:00Z'),
  endMs: Date.parse('2026-11-23T09:30Z'),
  stampMs: Date.parse('2026-11-21T12:00:01.500Z'),
  isCancelled: false,
  summary: 'Call from Northbound Movers',
  description: 'Reference: M-7K3F9Q2R.',
};

/** A reader of its own: joins folded lines and takes the escapes away. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const plain = (value: string) => value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('BEGIN:VALARM'));
  return new Map(event.map((line) => [line.slice(0, line.indexOf(':')), plain(line.slice(line.indexOf(':') + 1))]));
}

it('names the times in UTC', () => {
  const event = read(calendarFile(entry));
  expect(event.get('DTSTART')).toBe('20261123T090000Z');
  expect(event.get('DTEND')).toBe('20261123T093000Z');
  expect(event.get('DTSTAMP')).toBe('20261121T120001Z');
  expect(event.get('SEQUENCE')).toBe('7');
});

it('keeps any text within one property, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const file = calendarFile({ ...entry, summary: text, description: `${text}\r\nEND:VCALENDAR` });
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
      expect(Buffer.from(file).toString()).toBe(file);
      const expected = text.replace(/\r\n|\r|\n/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
      expect(read(file).get('SUMMARY')).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});
