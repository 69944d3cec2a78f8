import { describe, expect, it } from 'vitest';
import { hasPileOfMarks, textIn } from './characters.js';

const written = {
  Vietnamese: 'Nguyễn Thị Tường Vi, Đường Trần Hưng Đạo'.normalize('NFD'),
  Thai: 'กรุงเทพมหานคร อมรรัตนโกสินทร์ ที่นี่ก็ดี น้ำ ผู้ใหญ่',
  'Hebrew with vowels and cantillation': 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃',
  'Arabic with harakat': 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ',
  Hindi: 'क्षत्रियों श्रीमद्भगवद्गीता र्क्ष्म्य',
  Tibetan: 'བསྒྲུབས་ཧྐྵྨླྺྼྻྂ',
  Burmese: 'မြန်မာဘာသာစကား ဥက္ကဋ္ဌ',
  'emoji of several': '👩🏽‍❤️‍💋‍👨🏿 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🏳️‍🌈',
  'decorated letters': 'Z̵̡̢̛̲̭̟̰̗͎͈̝̈́͑̓̄̌̚͝a̷͉͍̐l̸̰̈́g̴̦̏o̶͇͂',
};

describe('marks on a letter', () => {
  it.each(Object.entries(written))('are taken as they are: %s', (_, text) => {
    expect(hasPileOfMarks(text)).toBe(false);
    expect(textIn(text)).toBe(text);
  });

  it('are too many where no writing has so many', () => {
    const most = `e${'\u0301'.repeat(30)}`;
    expect(hasPileOfMarks(`caf${most} bar`)).toBe(false);
    expect(hasPileOfMarks(`caf${most}\u0323 bar`)).toBe(true);
    expect(hasPileOfMarks('\u0301\u0323'.repeat(10_000))).toBe(true);
  });

  it('are left where they are not too many, so that what a visitor pastes is sent', () => {
    const piled = `caf${`e${'\u0301\u0323'.repeat(5_000)}`} b${'\u0308'.repeat(31)}ar`;
    expect(hasPileOfMarks(textIn(piled))).toBe(false);
    expect(textIn(piled)).toBe(`caf${`e${'\u0301\u0323'.repeat(15)}`} b${'\u0308'.repeat(30)}ar`);
  });
});
