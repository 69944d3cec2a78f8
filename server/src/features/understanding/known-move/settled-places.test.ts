import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const from = { originCity: 'Kuala Lumpur, Malaysia', originCountry: 'MY' };
const to = (city: string, country: string): PartialMove => ({
  ...from,
  destinationCity: city,
  destinationCountry: country,
});

describe('a city that replaces another', () => {
  it.each([
    ['en', 'hey it turns out it is not london, birmingham is where my new job is', to('London, United Kingdom', 'GB')],
    ['ms', 'alamak hubby kata Birmingham bukan London', to('London, United Kingdom', 'GB')],
    ['ms', 'Minta maaf, bukan London. Anak suruh kami ke Birmingham.', to('London, United Kingdom', 'GB')],
    ['ms', 'eh sorry bukan London, Birmingham! suami dapat kerja kat sana', to('London, United Kingdom', 'GB')],
    ['ar', 'لا استنى مش لندن الشركة قالت برمنغهام', to('London, المملكة المتحدة', 'GB')],
    ['fr', 'en fait c’est pas Londres, la boîte est à Birmingham', to('London, Royaume-Uni', 'GB')],
    ['en', 'No, Birmingham', to('London, United Kingdom', 'GB')],
  ])('is the only new one in %s: "%s"', (language, text, move) => {
    const { slots, intent, takenBack } = understand(text, { language, move });
    expect(slots.destination?.value).toContain('Birmingham');
    expect([slots.origin, takenBack]).toEqual([undefined, []]);
    expect(intent).not.toBe('complaint');
  });

  it.each([
    ['en', 'Panama it is then. Boquete.', 'Boquete'],
    ['fr', 'Taipei du coup. studio, tout', 'Taipei'],
    ['ar', 'خلاص بانكوك. شقة استوديو وكراتين حوالي ٣٠', 'Bangkok'],
    ['ar', 'ايوه بوسان اكيد', 'Busan'],
  ])('is settled in %s: "%s"', (language, text, city) => {
    expect(understand(text, { language, move: from }).slots.destination?.value).toContain(city);
  });

  it('is none that is only spoken of', () => {
    const move = to('London, United Kingdom', 'GB');
    for (const text of ['ok my brother lives in Paris and helps', 'actually my mother in Paris says June'])
      expect(valuesOf(understand(text, { move }))).not.toHaveProperty('destination');
  });

  it('is no complaint while the chat asks for both cities', () => {
    const asking = { kind: 'form' as const, fields: ['name' as const, 'email' as const] };
    const move: PartialMove = {
      originCity: 'Leeds, United Kingdom',
      originCountry: 'GB',
      destinationCity: 'York, United Kingdom',
      destinationCountry: 'GB',
      moveType: 'local',
    };
    expect(understand('No, Hull', { asking, move })).toMatchObject({
      intent: 'quote',
      slots: { destination: { value: 'Hull, United Kingdom' } },
    });
  });
});
