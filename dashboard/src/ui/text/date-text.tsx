import { type DateStyle, formatDate } from './format.js';

interface DateTextProps {
  value: string | number;
  style?: DateStyle | undefined;
}

export function DateText({ value, style = 'date' }: DateTextProps) {
  return <time dateTime={isoOf(value)}>{formatDate(value, style)}</time>;
}

export function isoOf(value: string | number): string | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
