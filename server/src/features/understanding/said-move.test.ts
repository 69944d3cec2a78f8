import type { ConversationLine } from '@meg/shared/contract/conversation';
import { beforeAll, expect, it } from 'vitest';
import { createUnderstandingService } from '../../testing/understanding-service.js';
import { SaidMoveService } from './said-move.service.js';

let read: (lines: readonly string[], language?: string) => Promise<Record<string, unknown>>;

const contactInfo = { phone: '', email: '', address: '12 Wellington Street, Leeds', website: '' };
const company = { contactInfo, country: 'GB', serviceAreas: [], serviceCountries: ['MY', 'GB', 'CA', 'IE', 'EE'] };

/** A line of the chat begins with a sign of its own. */
const lineOf = (text: string): ConversationLine =>
  text.startsWith('> ') ? { speaker: 'assistant', text: text.slice(2) } : { speaker: 'visitor', text };

beforeAll(async () => {
  const { service, requestOf } = await createUnderstandingService();
  const moves = new SaidMoveService({ understanding: service });
  read = async (lines, language = 'en') => {
    const { reader } = requestOf('', { language });
    return { ...(await moves.read({ conversation: lines.map(lineOf), reader, company })) };
  };
});

it('reads what visitors told before they asked to be called', async () => {
  expect(await read(['my furniture needs to be stored for six weeks', 'ring me'])).toMatchObject({ storage: true });
  expect(await read(['We leave Bath for Exeter on 3 March 2027, a three bedroom house'])).toMatchObject({
    originCity: 'Bath, United Kingdom',
    destinationCity: 'Exeter, United Kingdom',
    moveType: 'local',
    moveDate: '2027-03-03',
  });
});

it('takes what was put right, and not what was only asked', async () => {
  const move = await read(['from Dublin to Galway in June', 'sorry, to Limerick', 'do you offer packing?']);
  expect(move).toMatchObject({ originCity: 'Dublin, Ireland', destinationCity: 'Limerick, Ireland', moveMonth: 6 });
  expect(move).not.toHaveProperty('packing');
});

it('knows by the question of the chat what a bare answer means', async () => {
  const { words } = (await createUnderstandingService()).requestOf('').reader;
  expect(await read([`> ${words.chat['ask.route']}`, 'Bristol', 'Cardiff'])).toMatchObject({
    originCity: 'Bristol, United Kingdom',
    destinationCity: 'Cardiff, United Kingdom',
  });
  const offer = words.chat['handoff.offer'].replace('{company}', 'Hart Removals');
  expect(await read([`> ${offer}`, 'Tuesday at 11 am'])).toEqual({});
});

it('reads the other languages of the chat too', async () => {
  expect(await read(['Me mudo de Madrid a Sevilla'], 'es')).toMatchObject({
    originCity: expect.stringContaining('Madrid'),
    destinationCity: expect.stringContaining('Sevil'),
  });
  expect(await read(['Kolin Tallinnast Tartusse'], 'et')).toMatchObject({
    originCity: expect.stringContaining('Tallinn'),
    destinationCity: expect.stringContaining('Tartu'),
  });
  expect(await read(['Je déménage de Lyon à Nantes avec un piano'], 'fr')).toMatchObject({
    destinationCity: expect.stringContaining('Nantes'),
    specialItems: [expect.stringContaining('piano')],
  });
});
