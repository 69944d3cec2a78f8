import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a phone number whose digits are spoken', () => {
  it.each([
    ['en', 'oh one double six, five four three two one nine', '0166543219'],
    ['en', 'plus three five three eight seven one two three four five six seven', '+353871234567'],
    ['es', 'seis doce treinta y cuatro cincuenta y seis setenta y ocho', '612345678'],
    ['fr', 'zéro six douze trente-quatre cinquante-six soixante-dix-huit', '0612345678'],
    ['ms', 'kosong satu dua, tiga empat lima enam tujuh lapan sembilan', '0123456789'],
    ['et', 'viis üks kaks kolm neli viis kuus seitse', '51234567'],
    ['ar', 'صفر خمسة صفر واحد اثنين ثلاثة اربعة خمسة ستة سبعة', '0501234567'],
    ['ar', '٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
  ])('is one where it is asked for, in %s: "%s"', (language, text, phone) => {
    expect(understand(text, { language, asking: { kind: 'form', fields: ['phone'] } }).slots.phone?.value).toBe(phone);
    expect(understand(text, { language, asking: { kind: 'handoff' } }).slots.phone?.value).toBe(phone);
  });

  it.each(['two beds, one sofa, three chairs', 'tomorrow at one or two'])('is none in "%s"', (text) => {
    expect(understand(text, { asking: { kind: 'handoff' } }).slots).not.toHaveProperty('phone');
  });
});
