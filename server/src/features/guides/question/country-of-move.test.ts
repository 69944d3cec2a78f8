import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { GuidesService } from '../guides.service.js';
import { readGuides } from '../read-guides.js';

describe('the country that a question is about', () => {
  let guides: GuidesService;
  beforeAll(async () => {
    const read = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
    guides = new GuidesService(read, ['en', 'es', 'fr', 'ms', 'et', 'ar']);
  });
  const aboutOf = (query: string, move = {}) =>
    guides.understand(query, { move }).countries.about.map(({ slug }) => slug);

  it.each([
    ['do kiwis drive on the left and can i use my licence', 'new-zealand'],
    ['kas mehhiklased söövad hilja õhtust ja millised on kombed', 'mexico'],
    ['هل الايرلنديون يقودون على اليسار ورخصتي تنفع', 'ireland'],
    ['is my ebike ok in the lone star state', 'united-states'],
    ['me han cogido en la ETH, que visado necesito', 'switzerland'],
    ['puedo llevar jamon a boquete', 'panama'],
    ['le NIE c’est long à obtenir', 'spain'],
    ['ssn for my wife', 'united-states'],
  ])('is told by a people, a nickname, a university, a town or a paper: "%s"', (query, slug) =>
    expect(aboutOf(query)).toEqual([slug]),
  );

  it.each(['my tie is silk', 'el nino y esta caja', 'j’ai deux enfants, un par chambre'])(
    'is not told by a short word in small letters: "%s"',
    (query) => expect(aboutOf(query)).toEqual([]),
  );

  it.each([
    ['faut il échanger mon permis canadien', 'CA', 'CH'],
    ['que hago al llegar para empadronarme alli', 'ES', 'DE'],
    ['kas mu UK juhiluba kehtib', 'GB', 'EE'],
  ])('is not the one that the move leaves where it only tells what one has: "%s"', (query, originCountry, goal) =>
    expect(aboutOf(query, { originCountry, destinationCountry: goal })).toEqual([]),
  );
});
