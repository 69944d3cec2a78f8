import { describe, expect, it } from 'vitest';
import { guidesInEnglish, useTestApp } from '../../testing/use-test-app.js';

describe('a move from one country of the European Union to another', () => {
  const server = useTestApp(guidesInEnglish);

  const ask = async (
    query: string,
    language: string,
    [originCountry, destinationCountry]: readonly [string, string],
  ) => {
    const move = { originCity: 'here', originCountry, destinationCity: 'there', destinationCountry };
    const payload = { query, language, move };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json().answer as string;
  };

  it.each([
    ['en', 'can i bring my car', 'Between Finland and Estonia there is no customs'],
    ['et', 'kas auto tuleb tollida', 'Nende kahe vahel tolli ei ole'],
    ['es', 'puedo llevar el coche', 'De Finlandia a Estonia no hay aduana'],
    ['fr', 'puis-je emmener ma voiture', 'pas de douane'],
    ['ms', 'boleh bawa kereta saya ke', 'tiada kastam'],
    ['ar', 'هل أستطيع أخذ سيارتي', 'لا جمارك'],
  ])('has no duty on the car, which comes first (%s)', async (language, query, line) => {
    expect((await ask(query, language, ['FI', 'EE'])).split('\n')[0]).toContain(line);
  });

  it.each([
    ['es', 'puedo llevar jamón', ['ES', 'IE']],
    ['en', 'can i bring cheese', ['FR', 'DE']],
    ['es', 'puedo llevar vino', ['ES', 'FR']],
  ] as const)('has no rule for goods from outside it (%s): %s', async (language, query, ends) => {
    const answer = await ask(query, language, ends);
    expect(answer).toMatch(/no hay aduana|there is no customs/);
    expect(answer).not.toContain('•');
  });

  it('keeps what holds within it as well', async () => {
    expect(await ask('can i bring my hunting rifle', 'en', ['ES', 'FR'])).toContain('Weapons: only with the permits');
  });

  it('says none of this of a move from outside', async () => {
    expect(await ask('can i bring my car', 'en', ['GB', 'EE'])).not.toContain('no customs');
    expect(await ask('puedo llevar jamón', 'es', ['GB', 'IE'])).toContain('outside the EU');
  });
});
