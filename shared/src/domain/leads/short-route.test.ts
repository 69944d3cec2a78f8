import { describe, expect, it } from 'vitest';
import { shortRoute } from './short-route.js';

const short = (originCity: string, destinationCity: string) => {
  const route = shortRoute({ originCity, destinationCity });
  return [route.originCity, route.destinationCity];
};

describe('a route in few words', () => {
  it('names the towns alone within a country', () => {
    expect(short('Boston, Massachusetts, United States', 'Providence, Rhode Island, United States')).toEqual([
      'Boston',
      'Providence',
    ]);
    expect(short('Leeds, United Kingdom', 'York, United Kingdom')).toEqual(['Leeds', 'York']);
  });

  it('names the countries of a move abroad, without states', () => {
    expect(short('Boston, Massachusetts, United States', 'London, United Kingdom')).toEqual([
      'Boston, United States',
      'London, United Kingdom',
    ]);
  });

  it('keeps what tells two towns of one name apart', () => {
    const ends = ['Springfield, Illinois, United States', 'Springfield, Ohio, United States'] as const;
    expect(short(...ends)).toEqual(ends);
  });

  it('leaves a town that was typed without a country as it is', () => {
    expect(short('Leeds', 'Cork, Ireland')).toEqual(['Leeds', 'Cork, Ireland']);
    expect(short('', 'Cork')).toEqual(['', 'Cork']);
    expect(short('Leeds', 'Leeds')).toEqual(['Leeds', 'Leeds']);
  });
});
