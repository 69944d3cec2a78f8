export interface CalendarEntry {
  /** The same for an entry that replaces an earlier one. */
  uid: string;
  /** Higher than that of the entry it replaces. */
  sequence: number;
  startMs: number;
  endMs: number;
  stampMs: number;
  /** Whether it takes the entry out of the calendar. */
  isCancelled: boolean;
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

/** For the visitor's calendar (RFC 5545): an entry with an alarm ten minutes before, or one that removes it. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, startMs, endMs, stampMs, isCancelled, summary, description } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meg//Callback//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampMs)}`,
    `DTSTART:${utc(startMs)}`,
    `DTEND:${utc(endMs)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : alarm(summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function alarm(summary: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', `DESCRIPTION:${escaped(summary)}`, 'END:VALARM'];
}
