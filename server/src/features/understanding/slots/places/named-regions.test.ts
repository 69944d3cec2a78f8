import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a county, province or region that is called one', () => {
  it.each([
    ['es', 'nos mudamos de Cork al condado de Limerick', 'destination', 'condado de Limerick', 'IE'],
    ['es', 'me mudo de Bilbao a la provincia de Toledo', 'destination', 'provincia de Toledo', undefined],
    ['es', 'me mudo de Bilbao a la comunidad de Extremadura', 'destination', 'comunidad de Extremadura', 'ES'],
    ['fr', 'de Lille au comté de Kerry', 'destination', 'comté de Kerry', 'IE'],
    ['fr', 'on quitte la région de Bordeaux pour Lyon', 'origin', 'région de Bordeaux', 'FR'],
    ['ms', 'dari Ipoh ke negeri Kelantan', 'destination', 'negeri Kelantan', 'MY'],
    ['et', 'kolime Tallinnast Ida-Viru maakonda', 'destination', 'Ida-Viru maakond', 'EE'],
    ['et', 'Tartust Harju maakonda', 'destination', 'Harju maakond', 'EE'],
    ['et', 'Raplamaalt Tartusse', 'origin', 'Raplamaa', 'EE'],
    ['ar', 'من دبلن الى مقاطعة كيري', 'destination', 'مقاطعة كيري', 'IE'],
    ['ar', 'من اسوان الى محافظة الجيزة', 'destination', 'محافظة الجيزة', 'EG'],
    ['en', 'from Madrid to the province of Seville', 'destination', 'province of Seville', 'ES'],
  ] as const)('is an end whose town is not known yet, in %s: "%s"', (language, text, end, value, country) => {
    const slot = understand(text, { language }).slots[end];
    expect([slot?.value, slot?.isCity]).toEqual([value, false]);
    if (country) expect(slot?.countryCode).toBe(country);
  });

  it.each([
    ['es', 'vivo en una comunidad de vecinos y me mudo a Madrid', 'Madrid, España'],
    ['es', 'me mudo de Madrid a Sevilla', 'Seville, España'],
  ])('is no town that is called otherwise, in %s: "%s"', (language, text, value) => {
    const { destination } = understand(text, { language }).slots;
    expect([destination?.value, destination?.isCity]).toEqual([value, true]);
  });
});
