export interface CalendarEntry {
  /** The same for an entry that replaces an earlier one. */
  uid: string;
  /** Higher than that of the entry it replaces. */
  sequence: number;
  startMs: number;
  endMs: number;
  stampMs: number;
  summary: string;
  description: string;
}

const mostOctets = 75;

/** As in 20260731T093000Z: UTC needs no description of a time zone. */
function utc(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line at 75 octets, but never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > mostOctets) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** An entry for the visitor's calendar (RFC 5545), with an alarm ten minutes before. */
export function calendarFile({ uid, sequence, startMs, endMs, stampMs, summary, description }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meg//Callback//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampMs)}`,
    `DTSTART:${utc(startMs)}`,
    `DTEND:${utc(endMs)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
