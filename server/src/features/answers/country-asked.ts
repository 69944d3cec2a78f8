import type { GuidesService } from '../guides/guides.service.js';
import type { ReadQuestion } from '../understanding/understanding.service.js';

/**
 * The country that is asked about, as the towns of the question tell it, where its words name no country, or only the
 * one that the move leaves: "three years in Spain, now off to Bristol". Its slug, or undefined.
 */
export function countryAsked(
  guides: GuidesService,
  query: string,
  { origin, destination, others }: ReadQuestion,
): string | undefined {
  const { about, from, isSure, isByCity, isOfAdjectives, isOwned } = guides.understand(query).countries;
  const slugOf = (code: string | null | undefined) => guides.list().find((one) => one.code === code)?.slug;
  const goal = slugOf(destination);
  const isLeftOrUnknown = about.every(({ slug, code }) => slug === null || (code !== null && code === origin));
  // "Can I work in Bangkok for my Estonian firm": a country alone counts as the goal of a move, but nobody goes there.
  const isLeft = goal !== undefined && from.some(({ slug }) => slug === goal);
  if (isLeft && about.some(({ slug }) => slug !== null)) return undefined;
  const isAmong = isByCity && about.some(({ slug }) => slug === goal);
  if (goal !== undefined && (isLeftOrUnknown || isAmong || isOfAdjectives || isOwned)) return goal;
  if (isSure && about.some(({ slug }) => slug !== null)) return undefined;
  // "May I bring my car to Argentina when I come back from London": London is no place that is asked about.
  const isOfUnknown = about.some(({ slug }) => slug === null) && !isOfAdjectives && !isOwned;
  if (isOfUnknown && !isByCity) return undefined;
  const [only, another] = others.flatMap((code) => slugOf(code) ?? []);
  return another === undefined ? only : undefined;
}
