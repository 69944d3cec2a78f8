import { type DateStyle, formatDate } from './format.js';

interface DateTextProps {
  value: string | number;
  style?: DateStyle | undefined;
  timeZone?: string | undefined;
}

export function DateText({ value, style = 'date', timeZone }: DateTextProps) {
  return <time dateTime={isoOf(value)}>{formatDate(value, style, timeZone)}</time>;
}

export function isoOf(value: string | number): string | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
