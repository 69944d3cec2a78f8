import { paths } from '@meg/shared/domain/paths';

/** The list of the leads that came on these days, and no bots, as figures count them. */
export function leadsOf(days: readonly { date: string }[], filter?: string): string {
  const span = `from=${days[0]?.date}&to=${days.at(-1)?.date}`;
  return `${paths.leads}?${['view=all', span, 'bots=hide', filter].filter(Boolean).join('&')}`;
}
