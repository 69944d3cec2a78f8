import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('a question on one kind of pet', () => {
  const server = useTestApp();

  const ask = async (query: string, language: string, destinationCountry = 'IE') => {
    const move = { originCity: 'Leeds', originCountry: 'GB', destinationCity: 'there', destinationCountry };
    const payload = { query, language, move };
    return (await server.app.inject({ method: 'POST', url: '/api/chat/search', payload })).json().answer as string;
  };
  const first = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).split('\n')[0];

  it.each([
    ['en', 'can my tortoise come', 'dogs, cats and ferrets'],
    ['es', '¿puedo llevar mi tortuga?', 'perros, gatos y hurones'],
    ['fr', 'puis-je emmener mon perroquet ?', 'les chiens, les chats'],
    ['ms', 'boleh bawa arnab saya ke', 'anjing, kucing'],
    ['et', 'kas küülik võib kaasa tulla', 'koertele, kassidele'],
  ])('says first that the rules are for others (%s): %s', async (language, query, said) => {
    expect(await first(query, language)).toContain(said);
  });

  it.each([
    ['is an XL bully allowed', 'IE', 'XL Bully dogs are usually refused'],
    ['whats the rule for a staffie', 'IE', 'does not name this breed'],
    ['is my staffie ok', 'DE', 'Staffordshire'],
    ['can i bring my rottweiler', 'CA', 'does not name this breed'],
  ])('says first what there is on the breed: %s', async (query, destination, said) => {
    expect(await first(query, 'en', destination)).toContain(said);
  });

  it('says none of it of a dog or a cat', async () => {
    expect(await first('does my dog need quarantine', 'en')).toContain('quarantine');
    expect(await ask('does my cat need vaccines', 'en')).not.toContain('breed');
  });

  it('does not end a short answer with what becomes of an animal that may not come', async () => {
    expect(await ask('can you take the cat', 'en')).not.toContain('put down');
  });
});
