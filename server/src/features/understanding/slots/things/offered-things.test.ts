import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a question about what is offered', () => {
  it.each([
    ['en', 'do you move pianos?'],
    ['en', 'do you take pool tables'],
    ['es', '¿mudan pianos?'],
    ['fr', 'vous déménagez les pianos ?'],
    ['ms', 'korang angkut piano tak'],
    ['et', 'kas te klavereid kolite?'],
    ['ar', 'هل تنقلون البيانو؟'],
  ])('takes nothing along in %s: "%s"', (language, text) => {
    const { slots } = understand(text, { language });
    expect([slots.specialItems, slots.moveDetails]).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'can you move a piano'],
    ['es', '¿Podéis mover un piano?'],
    ['en', 'can you move my piano too'],
    ['en', 'we also have a piano, do you take it'],
    ['en', 'can you move a piano from Leeds to York'],
    ['es', '¿llevan también mi piano?'],
    ['fr', 'vous prenez notre piano ?'],
  ])('is none of the own thing in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).slots.specialItems?.value).toEqual(['piano-upright']);
  });
});
