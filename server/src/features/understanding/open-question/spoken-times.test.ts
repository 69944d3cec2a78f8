import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a time of a call as it is said aloud', () => {
  it.each([
    ['en', 'quarter past 3 tomorrow', '15:15'],
    ['en', 'half four', '16:30'],
    ['en', 'half past ten', '10:30'],
    ['en', 'quarter to five tomorrow', '16:45'],
    ['en', 'ten to six', '17:50'],
    ['en', 'at eleven', '11:00'],
    ['en', 'around tea time', '17:00'],
    ['en', 'after lunch', '13:00'],
    ['en', 'in the afternoon', '14:00'],
    ['en', 'late afternoon tomorrow', '16:00'],
    ['en', 'first thing monday', '09:00'],
    ['es', 'a las tres y media', '15:30'],
    ['es', 'las cuatro y cuarto', '16:15'],
    ['es', 'a las cinco menos cuarto', '16:45'],
    ['es', 'mañana por la tarde', '14:00'],
    ['es', 'a las once', '11:00'],
    ['es', 'despues de comer', '15:00'],
    ['fr', 'vers 17h', '17:00'],
    ['fr', 'vers 17 heures et quart', '17:15'],
    ['fr', 'trois heures et demie', '15:30'],
    ['fr', 'quatre heures moins le quart', '15:45'],
    ['fr', 'en fin de matinée', '11:00'],
    ['fr', 'après le boulot', '18:00'],
    ['ms', 'pukul 3 setengah petang', '15:30'],
    ['ms', 'pukul sepuluh suku', '10:15'],
    ['ms', 'lepas kerja', '18:00'],
    ['et', 'pool neli', '15:30'],
    ['et', 'kolmveerand viis', '16:45'],
    ['et', 'veerand neli', '15:15'],
    ['et', 'kell üksteist', '11:00'],
    ['et', 'peale lõunat', '13:00'],
    ['ar', 'الساعة الثالثة والنصف', '15:30'],
    ['ar', 'الرابعة الا ربع', '15:45'],
    ['ar', 'الساعة 4 وربع', '16:15'],
    ['ar', 'بعد العصر', '17:00'],
  ])('is heard in %s at the card: "%s" is %s', (language, text, time) => {
    expect(understand(text, { language, asking: { kind: 'handoff' } }).callTime?.time).toBe(time);
  });

  it('takes "at once" for the first time there is', () => {
    expect(understand('call me at once', { asking: { kind: 'handoff' } }).callTime?.time).toBeNull();
  });

  it.each(['half of it', 'half a van', 'just half', '3 bedrooms and half the garage', 'two beds and one sofa'])(
    'is none in "%s"',
    (text) => {
      expect(understand(text, { asking: { kind: 'handoff' } }).callTime).toBeNull();
    },
  );
});
