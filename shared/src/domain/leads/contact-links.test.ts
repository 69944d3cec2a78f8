import { describe, expect, it } from 'vitest';
import { phoneUrl, whatsappUrl } from './contact-links.js';

describe("the company's number", () => {
  it.each([
    ['+44 113 496 0123', 'tel:+441134960123', 'https://wa.me/441134960123?text=Hi'],
    ['+44 (0)113 496 0123', 'tel:+441134960123', 'https://wa.me/441134960123?text=Hi'],
    ['0060 3-1234 5678', 'tel:+60312345678', 'https://wa.me/60312345678?text=Hi'],
    ['(555) 010-0199 ext. 5', 'tel:5550100199', undefined],
    ['', undefined, undefined],
    ['call us', undefined, undefined],
    ['+1', undefined, undefined],
    ['+1234567890123456', undefined, undefined],
    ['javascript:alert(1)', undefined, undefined],
  ])('%s', (phone, tel, whatsapp) => {
    expect(phoneUrl(phone)).toBe(tel);
    expect(whatsappUrl(phone, 'Hi')).toBe(whatsapp);
  });

  it('carries any text to WhatsApp whole', () => {
    const text = 'Leeds → Kuala Lumpur & more? 100% #1\n“Zoë”';
    expect(new URL(whatsappUrl('+441134960123', text) ?? '').searchParams.get('text')).toBe(text);
  });
});
