import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRealGazetteer } from '../../../../testing/places/real-gazetteer.js';
import { GuidesService } from '../../../guides/guides.service.js';
import { readGuides } from '../../../guides/read-guides.js';
import { createPlacesService } from '../../../places/places.service.js';
import { readSentence } from '../../sentence.js';
import { findSlots } from '../find-slots.js';

const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];
const places = createPlacesService(createRealGazetteer());
const preferred = ['MY', 'GB', 'CA', 'IE', 'EE'];
let guides: GuidesService;
beforeAll(async () => {
  const folder = fileURLToPath(new URL('../../../guides/data', import.meta.url));
  guides = new GuidesService(await readGuides(folder), languages);
});

/** The ends of the move in English, "-" where the sentence names none. A country is in brackets. */
function endsOf(text: string, language: string): string {
  const sentence = readSentence(text);
  const countries = guides.countriesIn(sentence.words);
  const today = { year: 2026, month: 11, day: 21 };
  const { slots } = findSlots({ sentence, language, readerTag: 'en', today, places, countries, preferred });
  const shown = (end: typeof slots.origin) => (end?.isCity === false ? `(${end.value})` : (end?.value ?? '-'));
  return `${shown(slots.origin)} → ${shown(slots.destination)}`;
}

describe('cities in the words of the chat’s languages', () => {
  it.each([
    ['ar', 'أريد الانتقال من لندن إلى باريس', 'London, United Kingdom → Paris, France'],
    ['ar', 'من كوالا لمبور الى القاهره', 'Kuala Lumpur, Malaysia → Cairo, Egypt'],
    ['ar', 'سننتقل من القاهرة للرياض', 'Cairo, Egypt → Riyadh, Saudi Arabia'],
    ['ar', 'من جده لهيوستن', 'Jeddah, Saudi Arabia → Houston, Texas, United States'],
    ['ar', 'استوديو في دبي وسأنتقل إلى دبلن', 'Dubai, United Arab Emirates → Dublin, Ireland'],
    ['ar', 'من مانشستر إلى تورنتو', 'Manchester, United Kingdom → Toronto, Ontario, Canada'],
    ['es', 'me mudo de Londres a Varsovia', 'London, United Kingdom → Warsaw, Poland'],
    ['es', 'de Ginebra a Pekín', 'Geneva, Switzerland → Beijing, China'],
    ['fr', 'je déménage de Genève à Moscou', 'Geneva, Switzerland → Moscow, Russia'],
    ['fr', 'de Pékin à Le Caire', 'Beijing, China → Cairo, Egypt'],
    ['et', 'kolime Londonist Pariisi', 'London, United Kingdom → Paris, France'],
    ['et', 'elan Londonis ja kolin Varssavisse', 'London, United Kingdom → Warsaw, Poland'],
    ['et', 'kolime Peterburist Kopenhaagenisse', 'Saint Petersburg, Russia → Copenhagen, Denmark'],
    ['et', 'New Yorgist Tallinna', 'New York, United States → Tallinn, Estonia'],
    ['ms', 'pindah dari Kaherah ke Makkah', 'Cairo, Egypt → Mecca, Saudi Arabia'],
  ])('%s: "%s" is %s', (language, text, ends) => {
    expect(endsOf(text, language)).toBe(ends);
  });

  it.each([
    ['ar', 'من لندنن الى دبي', 'London, United Kingdom → Dubai, United Arab Emirates'],
    ['es', 'me mudo de Ginebar a Londres', 'Geneva, Switzerland → London, United Kingdom'],
    ['fr', 'déménager de Varsovi à Londres', 'Warsaw, Poland → London, United Kingdom'],
  ])('%s: "%s" is forgiven a wrong letter', (language, text, ends) => {
    expect(endsOf(text, language)).toBe(ends);
  });

  it.each([
    ['ar', 'كم تكلفة نقل العمارة كلها'],
    ['ar', 'عندي مدينة ألعاب وقطعة حديدة'],
    ['ar', 'ما الخبر عن الشحنة'],
    ['ar', 'كانت ليلة طويلة'],
    ['en', 'do I need a licence for my dog'],
    ['et', 'kas viin on lubatud'],
  ])('%s: "%s" names none', (language, text) => {
    expect(endsOf(text, language)).toBe('- → -');
  });

  it('takes a city that is named twice for one end', () => {
    expect(endsOf('ايوه بوسان، بوسان اكيد', 'ar')).not.toContain('Busan, South Korea → Busan');
  });
});
