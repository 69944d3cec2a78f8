import { describe, expect, it } from 'vitest';
import { addressIn } from './server-address.js';

describe("the server's address in the settings", () => {
  it.each([{}, null, { server: '' }])('is this origin where they are %j', (settings) => {
    expect(addressIn(settings)).toBe('');
  });

  it('is an origin, without what follows it', () => {
    expect(addressIn({ server: 'https://meg.example.com/' })).toBe('https://meg.example.com');
    expect(addressIn({ server: 'http://localhost:3000/api' })).toBe('http://localhost:3000');
  });

  it.each(['meg.example.com', 'javascript:alert(1)', '//meg.example.com', 7])('is refused where it is %j', (server) => {
    expect(() => addressIn({ server })).toThrow(/meg-settings.json: "server" is no address/);
  });
});
