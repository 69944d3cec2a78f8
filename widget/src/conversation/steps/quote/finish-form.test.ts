import type { Understanding } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../../testing/play.js';
import { welcome } from '../../welcome.js';

const slotOf = <T>(value: T) => ({ value, confidence: 0.9 });
const contact = { name: slotOf('Ana Ruiz'), email: slotOf('ana@example.org'), phone: slotOf('+34 600 111 222') };
const told = (play: Play, slots: Understanding['slots'], more: Partial<Understanding> = {}) =>
  play.says('Ana Ruiz …', { intent: 'quote', slots, ...more });

const withCities = (play: Play) => {
  for (const field of ['originCity', 'destinationCity'] as const)
    play.send({ type: 'draftChanged', field, value: 'York' });
  return play;
};

describe('details that are typed while the form is open', () => {
  it('go on by themselves once all is there that the form asks for', () => {
    const play = told(withCities(new Play().toForm('local')), contact);
    expect(play.of('submitForm')).toEqual([{ type: 'submitForm', part: 'all' }]);
    expect(play.submit().of('keepLead')).toMatchObject([{ lead: { contact: { name: 'Ana Ruiz' } } }]);
  });

  it('are answered with what is still missing, in one line', () => {
    const play = told(withCities(new Play().toForm('local')), { name: contact.name });
    expect(play.of('submitForm')).toEqual([]);
    expect(play.last()).toMatchObject({
      text: { key: 'form.almost', params: { missing: ['email.missing', 'phone.missing'] } },
    });
    expect(play.state.asking?.kind).toBe('leadForm');
  });

  it('need no phone where the company asks for one of two', () => {
    const play = withCities(new Play({ ...welcome(), contactRequired: 'either' }).toForm('local'));
    expect(told(play, { name: contact.name, email: contact.email }).of('submitForm')).toHaveLength(1);
  });

  it('go on with the cities alone where the range comes first', () => {
    const play = new Play(welcome({ quoteFirst: true })).toForm('local');
    told(play, {
      origin: { ...slotOf('Oslo'), placeId: '1', countryCode: 'NO', isCity: true },
      destination: { ...slotOf('Bergen'), placeId: '2', countryCode: 'NO', isCity: true },
    });
    expect(play.of('submitForm')).toEqual([{ type: 'submitForm', part: 'route' }]);
  });

  it('are sent again where they were there already', () => {
    const play = withCities(new Play().toForm('local')).fill('0151 496 0000');
    expect(told(play, { phone: slotOf('0151 496 0000') }).of('submitForm')).toHaveLength(1);
  });

  it('are not sent for a question, nor for what the form does not ask for', () => {
    const filled = () => withCities(new Play().toForm('local')).fill('0151 496 0000');
    expect(told(filled(), { phone: slotOf('0151 496 0001') }, { intent: 'general' }).of('submitForm')).toEqual([]);
    expect(told(filled(), { pets: slotOf(true) }).of('submitForm')).toEqual([]);
  });

  it('say nothing of the form where it is not open', () => {
    const play = told(new Play(), { name: contact.name });
    expect(play.said()).not.toContain('form.almost');
    expect(keyOf(play.last())).not.toBe('form.almost');
  });
});
