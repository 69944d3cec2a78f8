import type { PartialMove } from '@meg/shared/contract/move';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstandingService } from '../../../../testing/understanding-service.js';

let read: (text: string, move?: PartialMove) => { ends: string; heard: string };

beforeAll(async () => {
  const { service, requestOf } = await createUnderstandingService();
  const contactInfo = { phone: '', email: '', address: '1 The Headrow, Leeds', website: '' };
  const serviceCountries = ['GB', 'CA', 'AU', 'US', 'ES'];
  const near = service.nearTo({ contactInfo, country: 'GB', serviceAreas: [], serviceCountries });
  read = (text, move = {}) => {
    const { slots, heard } = service.understand({ ...requestOf(text, { move }), ...near });
    const { origin, destination } = slots;
    const ends = [origin, destination].map((end) => (end ? `${end.value.split(',')[0]} ${end.countryCode}` : '-'));
    return { ends: ends.join(' → '), heard: heard.map((fact) => fact.text).join(' / ') };
  };
});

describe('two towns that a company has in its own country', () => {
  it.each([
    ['from Whitby to Halifax', 'Whitby GB → Halifax GB'],
    ['Halifax to Whitby, 2 bed', 'Halifax GB → Whitby GB'],
    ['from Perth to Cambridge', 'Perth GB → Cambridge GB'],
    ['from Boston to Cambridge', 'Boston GB → Cambridge GB'],
  ])('are these, although larger ones abroad have their names: "%s"', (text, ends) => {
    expect(read(text).ends).toBe(ends);
  });

  it.each([
    ['from Leeds to Toronto', 'Leeds GB → Toronto CA'],
    ['from Newcastle to Sydney', 'Newcastle upon Tyne GB → Sydney AU'],
    ['from Perth to Melbourne', 'Perth AU → Melbourne AU'],
    ['from Whitby to Halifax, Canada', 'Whitby CA → Halifax CA'],
  ])('leave alone those abroad that are meant: "%s"', (text, ends) => {
    expect(read(text).ends).toBe(ends);
  });

  it('are said back by their names, and those abroad with their country', () => {
    expect(read('from Leeds to York').heard).toBe('From Leeds / To York');
    expect(read('from Leeds to Madrid').heard).toBe('From Leeds / To Madrid, Spain');
  });
});

describe('a bare town, before an end is known', () => {
  it.each([
    ['leeds', 'Leeds GB → -'],
    ['in Bradford please', 'Bradford GB → -'],
    ['Madrid', '- → Madrid ES'],
    ['to Leeds', '- → Leeds GB'],
  ])('is where the move begins in the own country of the company, and abroad where it goes: "%s"', (text, ends) => {
    expect(read(text).ends).toBe(ends);
  });

  it('leaves the other end to the next one', () => {
    const move = { originCity: 'Leeds, United Kingdom', originCountry: 'GB' };
    expect(read('york', move).ends).toBe('- → York GB');
  });
});

describe('a place that is said more closely', () => {
  const toKerry: PartialMove = { originCity: 'Leeds, United Kingdom', originCountry: 'GB', destinationCountry: 'IE' };

  it.each([
    ['Tralee to be exact', '- → Tralee IE'],
    ['Ennis, to be precise', '- → Ennis IE'],
    ['more precisely Sligo', '- → Sligo IE'],
  ])('is the end whose town is open: "%s"', (text, ends) => {
    expect(read(text, toKerry).ends).toBe(ends);
  });

  it('is the end that is known where the other is not', () => {
    expect(read('the one in Otley', { originCity: 'Leeds, United Kingdom', originCountry: 'GB' }).ends).toBe(
      'Otley GB → -',
    );
  });

  it('is the end of its name, where the same was so of the other', () => {
    const canadian = { originCity: 'Whitby, United Kingdom', destinationCity: 'Halifax, Nova Scotia, Canada' };
    expect(read('Halifax in Yorkshire as well', canadian).ends).toBe('- → Halifax GB');
    expect(read('Hull as well', canadian).ends).toBe('- → -');
  });

  it.each(['exactly 20 boxes', 'what exactly is in it?', 'is it exactly Leeds?'])('is none in "%s"', (text) => {
    expect(read(text, toKerry).ends).toBe('- → -');
  });
});
