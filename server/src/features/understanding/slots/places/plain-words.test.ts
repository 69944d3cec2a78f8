import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a word that is a town as well', () => {
  it.each([
    'I am moving to Germany from Malaysia. can I drive there',
    'moving to Germany from Malaysia can my dog come',
    'We go to Germany from Malaysia. Can I drive there with my licence?',
  ])('is no city of the country before it: "%s"', (text) => {
    const { slots } = understand(text);
    expect(slots.origin?.value).toBe('Malaysia');
    expect(slots.destination?.value).toBe('Germany');
  });

  it('is one where it is known as a city', () => {
    expect(understand('moving to Ireland, cork').slots.destination?.value).toBe('Cork, Ireland');
  });
});

describe('"one" behind the second town', () => {
  it.each(['Leeds to York one bedroom', 'Leeds to York one bed flat all furniture', 'from leeds to york one bedroom'])(
    'counts a room, and does not say which Leeds is meant: "%s"',
    (text) => {
      const { slots } = understand(text);
      expect(slots.origin?.value).toBe('Leeds, United Kingdom');
      expect(slots.destination?.value).toBe('York, United Kingdom');
    },
  );

  it('says which town is meant beside a country', () => {
    expect(understand('from Boston the american one to Leeds').slots.origin?.value).toMatch(/^Boston, Massachusetts/);
  });
});

describe('the ends of a route', () => {
  it.each([
    ['fr', 'je pars du Maroc pour la Belgique', 'Maroc', 'Belgique'],
    ['fr', 'nous venons du Portugal, direction Lille', 'Portugal', 'Lille, France'],
    ['et', 'Cork Dublin üks magamistuba', 'Cork, Iirimaa', 'Dublin, Iirimaa'],
  ])('are read in %s: "%s"', (language, text, origin, destination) => {
    const { slots } = understand(text, { language });
    expect(slots.origin?.value).toBe(origin);
    expect(slots.destination?.value).toBe(destination);
  });
});
