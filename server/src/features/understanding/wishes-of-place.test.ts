import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../testing/understanding-service.js';

let understand: Awaited<ReturnType<typeof createUnderstanding>>;
beforeAll(async () => {
  understand = await createUnderstanding();
});

describe('where somebody wants to live', () => {
  it.each([
    ['my wife and I would love to live in Portugal', 'en', 'PT'],
    ['queremos vivir en Dublín', 'es', 'IE'],
    ['on voudrait vivre à Montréal', 'fr', 'CA'],
    ['kami ingin menetap di Osaka', 'ms', 'JP'],
    ['tahame elada Stockholmis', 'et', 'SE'],
    ['بدنا نعيش في مدريد', 'ar', 'ES'],
  ])('is where the move goes: "%s"', (text, language, countryCode) => {
    const { slots } = understand(text, { language });
    expect(slots.destination).toMatchObject({ countryCode });
    expect(slots).not.toHaveProperty('origin');
  });

  it('is not where the employer is', () => {
    const { slots, country } = understand('employed by a UK company, and hoping to live in Italy. which visa?');
    expect({ goal: slots.destination?.countryCode, country }).toEqual({ goal: 'IT', country: 'italy' });
  });
});

describe('a rule that is named with its countries alone', () => {
  it.each(['cat quarantine japan from uk', 'visas for spain from us', 'cuarentena perro australia'])(
    'is asked about: "%s"',
    (text) => expect(understand(text).intent).toBe('countryGuide'),
  );

  it('is none where only the move is told', () => {
    const told = understand('one cat, London to Tokyo in May');
    expect(told.intent).toBe('quote');
    expect(valuesOf(told)).toMatchObject({ pets: true });
  });
});
