import { monthWords } from '../../../../text/month-names.js';

const shortest = 7;
const names = monthWords.flatMap((words) =>
  words.split(', ').filter((word) => word.length >= shortest && /^[a-z]+$/.test(word)),
);

/** Whether one letter is missing, added, another one, or changed places with its neighbour. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    isSwapped || rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
  );
}

/** "Janurary" and "septmber": the month that is meant, where a long name has one wrong letter. */
export function nearMonth(plain: string): string | undefined {
  if (plain.length < shortest - 1 || names.includes(plain)) return undefined;
  return names.find((name) => isNear(plain, name));
}
