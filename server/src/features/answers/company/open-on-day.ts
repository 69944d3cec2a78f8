import type { BusinessHours } from '@meg/shared/domain/time/business-hours';
import { wallTimeAt, weekdayOf } from '@meg/shared/domain/time/zoned-time';
import { holidayIn } from '../../../asked/holidays.js';
import { asksIfOpen } from '../../../asked/open-day.js';
import { plainQuestion } from '../../../asked/price-topics.js';
import { likelyDatesOf } from '../../../time/holidays.js';
import { fullDate, wallSpan } from './company-hours.js';
import type { CompanyQuestion } from './company-question.js';
import { nameOf } from './company-source.js';

type Asked = Pick<CompanyQuestion, 'company' | 'query' | 'words' | 'nowMs' | 'dayAsked'>;

/** The dates that may be meant, the likeliest first: of a holiday that is named, else the day that is written. */
function datesAsked({ company: { config }, query, dayAsked }: Asked, today: string): string[] {
  const holiday = holidayIn(plainQuestion(query), config.country);
  if (holiday) return likelyDatesOf(holiday, today);
  const day = dayAsked();
  return day && day >= today ? [day] : [];
}

function usualHours({ company, words }: Asked, { days }: BusinessHours, date: string): string {
  const names = { company: nameOf(company), day: fullDate(words, date) };
  const open = days[weekdayOf(date)];
  return open ? words.say('day_usual', { ...names, hours: wallSpan(words, open) }) : words.say('day_closed', names);
}

/** Whether the company is there on the holiday or the date that is asked about; undefined if none is. */
export function sayOpenOn(asked: Asked): string | undefined {
  const { company, query, words, nowMs } = asked;
  if (!asksIfOpen(plainQuestion(query))) return undefined;
  const hours = company.config.chatbotConfig.businessHours;
  const today = wallTimeAt(nowMs, hours.timezone).date;
  const dates = datesAsked(asked, today);
  const [likeliest] = dates;
  const dayOff = dates.find((date) => hours.holidays.includes(date));
  if (dayOff) return words.say('day_off', { company: nameOf(company), day: fullDate(words, dayOff) });
  // Whether somebody is there today, the week's hours say better.
  return likeliest === undefined || likeliest === today ? undefined : usualHours(asked, hours, likeliest);
}
