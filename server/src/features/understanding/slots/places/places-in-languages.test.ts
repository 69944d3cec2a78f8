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
    ['ar', 'عايز انقل من القاهرة لدبي', 'Cairo, Egypt → Dubai, United Arab Emirates'],
    ['ar', 'مكتبنا في الدوحة بننقله لأبوظبي', 'Doha, Qatar → Abu Dhabi, United Arab Emirates'],
    ['ar', 'نقل من نيروبي لسنغافورة', 'Nairobi, Kenya → Singapore'],
    ['ar', 'بدنا ننتقل عالمونتريال من بيروت', 'Beirut, Lebanon → Montréal, Quebec, Canada'],
    ['es', 'nos vamos de Lima a San José de Costa Rica', 'Lima, Peru → San José'],
    ['es', 'mudanza de Santiago de Chile a Madrid', 'Santiago, Chile → Madrid, Spain'],
    ['es', 'de Córdoba (Argentina) a Madrid', 'Córdoba, Argentina → Madrid, Spain'],
    ['es', 'Caracas a Panamá ciudad', 'Caracas, Venezuela → Panama City, Panama'],
    ['et', 'Jaapan, Osaka, lähetus. Tallinnast', 'Tallinn, Estonia → Osaka, Japan'],
    ['et', 'läheme hispaaniasse, Alicante. Praegu elame Viljandis', 'Viljandi, Estonia → Alicante, Spain'],
    ['ms', 'nak pindah NZ, Auckland. dari Subang Jaya', 'Subang Jaya, Selangor, Malaysia → Auckland, New Zealand'],
    ['ms', 'kami di Seoul dah 6 tahun nak balik Malaysia', 'Seoul, South Korea → (Malaysia)'],
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

describe('a town that bears the name of a country or a capital', () => {
  it.each([
    ['from Paris, Texas to London, Ontario', 'Paris, Texas, United States → London, Ontario, Canada'],
    [
      'from Panama City, Florida to Lebanon, Tennessee',
      'Panama City, Florida, United States → Lebanon, Tennessee, United States',
    ],
    [
      'from Mexico, Missouri to Cambridge MA',
      'Mexico, Missouri, United States → Cambridge, Massachusetts, United States',
    ],
    ['from Birmingham AL to Valencia, Venezuela', 'Birmingham, Alabama, United States → Valencia, Venezuela'],
    ['from Perth, Scotland to Moscow, Idaho', 'Perth, United Kingdom → Moscow, Idaho, United States'],
    ['from Cairo, Illinois to Cairo', 'Cairo, Illinois, United States → Cairo, Egypt'],
    ['from Norway, Maine to Poland, Ohio', 'Norway, Maine, United States → Poland, Ohio, United States'],
    ['from Holland, Michigan to Leeds', 'Holland, Michigan, United States → Leeds, United Kingdom'],
    ['from Savannah, Georgia to Tbilisi, Georgia', 'Savannah, Georgia, United States → Tbilisi, Georgia'],
  ])('"%s" is %s', (text, ends) => {
    expect(endsOf(text, 'en')).toBe(ends);
  });

  it('takes a preposition for no region', () => {
    expect(endsOf('documentos para mudarme a Brasil para vivir', 'es')).toBe('- → (Brazil)');
  });

  it('takes Georgia, USA for the state, and two countries for two', () => {
    const sentence = readSentence('from Georgia, USA to Spain');
    const countries = guides.countriesIn(sentence.words);
    const today = { year: 2026, month: 11, day: 21 };
    const { slots } = findSlots({ sentence, language: 'en', readerTag: 'en', today, places, countries, preferred });
    expect(slots.origin).toMatchObject({ countryCode: 'US', isCity: false });
    expect(slots.destination).toMatchObject({ countryCode: 'ES', isCity: false });
  });
});
