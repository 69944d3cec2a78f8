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

  it.each([
    ['is there a French school in Penang', 'malaysia'],
    ['palju see USAs maksab', 'united-states'],
    ['I am Irish and worked in Toronto for years, how do I ship my Skoda home', 'ireland'],
  ])('is told by a town before an adjective, and by whose home it is: "%s"', (query, slug) =>
    expect(aboutOf(query)).toEqual([slug]),
  );

  it.each([
    ['cuánto impuesto pagamos por la moto antes de irnos a Panamá', false],
    ['nous partons en Suède, il faut ouvrir un compte avant ?', false],
    ["our rescue has no papers, will the tax office in Lyon care? I'm not leaving him", false],
    ['antes de irme, ¿tengo que darme de baja en el padrón de Valencia?', true],
    ['which accounts do I close before I leave Canada', true],
  ])('is the one that is left only where that one is left: "%s"', (query, isLeaving) =>
    expect(guides.understand(query).countries.isLeaving).toBe(isLeaving),
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
