import { describe, expect, it } from 'vitest';
import { safeAddress } from './safe-url.js';

describe('the addresses of the ways to talk', () => {
  it('lead to WhatsApp and to the telephone', () => {
    expect(safeAddress('whatsapp', 'https://wa.me/441134960123?text=Hello')).toBe(
      'https://wa.me/441134960123?text=Hello',
    );
    expect(safeAddress('call', 'tel:+441134960123')).toBe('tel:+441134960123');
  });

  it.each([
    'javascript:alert(1)',
    ' https://wa.me/1',
    'https://wa.me.evil.example/1',
    'https://wa.me',
    'http://wa.me/1',
    'https://evil.example/https://wa.me/1',
    'tel:1',
    'data:text/html,x',
    '',
    undefined,
  ])('lead nowhere else: %s', (address) => {
    expect(safeAddress('whatsapp', address)).toBeUndefined();
  });

  it('call nothing but a number', () => {
    for (const address of ['javascript:alert(1)', 'TEL:1', 'sms:1', 'https://wa.me/1'])
      expect(safeAddress('call', address)).toBeUndefined();
  });
});
