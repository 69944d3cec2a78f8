import { expect, it } from 'vitest';
import { cityOf, spellingsOfPlace, termsIn } from './place-spellings.js';

const words = (text: string) => text.split(' ');

it.each([
  ['boston massachusetts usa', 'boston'],
  ['trenton new jersey', 'trenton'],
  ['tallinn eesti', 'tallinn'],
  ['madrid espagne', 'madrid'],
])('"%s" is the city of %s', (typed, city) => {
  expect(cityOf(words(typed)).join(' ')).toBe(city);
});

it.each(['new mexico', 'new jersey', 'papua new guinea', 'michael jordan', 'ma', 'estonia'])('"%s" stays', (typed) => {
  expect(cityOf(words(typed)).join(' ')).toBe(typed);
});

it('takes no longer for each word of a long text than for each of a short one', () => {
  const spent = (count: number) => {
    const typed = Array.from({ length: count }, (_, place) => `word${place}`);
    const began = process.cpuUsage();
    for (let time = 0; time < 2_000 / count; time++) cityOf(typed);
    return process.cpuUsage(began).user;
  };
  spent(1_000);
  expect(spent(1_000)).toBeLessThan(10 * spent(50) + 20_000);
});

it('takes the words of one name together', () => {
  expect(termsIn(words('jane new york city'))).toEqual(['jane', 'new york city']);
  expect(termsIn(words('new yor'))).toEqual(['new', 'yor']);
});

it('lets a short name stand for its city and not the other way round, because it begins other words', () => {
  expect(spellingsOfPlace('la')).toContain('los angeles');
  expect(spellingsOfPlace('los angeles')).not.toContain('la');
});
