import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;

describe('packing by the company', () => {
  it.each([
    ['en', 'bristol flat is 3rd floor no lift and please pack everything'],
    ['en', 'no YOU pack, i dont'],
    ['en', 'i want you to do all the packing'],
    ['en', "i'd like your guys to do the packing pls"],
    ['es', 'pues q me embalen ustedes todo'],
    ['es', 'quiero q ustedes embalen las cajas'],
    ['es', '3er piso sin ascensor y por favor embalen todo'],
    ['fr', 'je veux que vous emballiez tout'],
    ['fr', 'non vous emballez, pas moi'],
    ['ms', 'saya nak korang bungkus semua barang'],
    ['ms', 'tingkat 3 tiada lif dan tolong bungkus semua'],
    ['et', 'ma tahan et te pakite kõik asjad'],
    ['et', 'kolmas korrus ilma liftita ja palun pakkige kõik'],
    ['ar', 'أريد أن تغلفوا كل الأغراض'],
    ['ar', 'بدي انتو تغلفوا كل شي'],
    ['es', 'empacad vosotros los platos'],
    ['es', 'los libros, embaladlos vosotros'],
    ['et', 'ok, pakkige klaasid ära'],
    ['ar', 'نبيكم تغلفون الاثاث'],
    ['ar', 'تمام، وضبوا كل الغراض'],
  ])('(%s) is ordered by "%s"', (language, text) => {
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toMatchObject({ packing: true });
    expect(understanding).toMatchObject({ intent: 'quote', isSure: true });
  });

  it.each([
    ['en', 'do you lot pack the glasses as well? yes please'],
    ['en', 'we also need someone to pack the books'],
    ['en', 'kindly arrange packing of the crockery'],
    ['es', '¿ustedes embalan los platos? sí por favor'],
    ['fr', 'vous emballez les assiettes ? oui ajoutez-le'],
    ['ms', 'korang ada buat packing? tambah yang itu'],
    ['et', 'kas te pakite raamatud ka? kui jah siis palun'],
    ['ar', 'بتغلفوا الصحون؟ نعم من فضلك'],
  ])('(%s) is wished for beside a question: "%s"', (language, text) => {
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toMatchObject({ packing: true });
    expect(understanding.wishes.map(({ intent }) => intent)).toContain('quote');
  });

  it.each([
    ['en', "i don't want you to pack"],
    ['en', 'no packing please'],
    ['en', "no lift and we'll pack ourselves"],
    ['es', 'no quiero que embalen'],
    ['fr', 'sans emballage'],
    ['ms', 'tak nak korang bungkus'],
    ['et', 'pakkimist ei ole vaja'],
    ['ar', 'بدون تغليف'],
    ['ar', 'ما تغلفون شي احنا بنغلف'],
    ['es', 'no embaléis nada'],
  ])('(%s) is not ordered by "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move }))).not.toMatchObject({ packing: true });
  });

  it.each([
    ['en', 'no wait dont pack il do it myself'],
    ['en', 'ill do it myself'],
    ['en', 'please dont pack anything'],
    ['es', 'no embalen nada, lo hago yo'],
    ['fr', "non finalement l'emballage je m'en occupe"],
    ['ms', 'tak payah bungkus, saya buat sendiri'],
    ['et', 'ärge pakkige, teen ise'],
    ['ar', 'لا تغلفوا انا بعملها بنفسي'],
  ])('(%s) that was ordered is taken back by "%s"', (language, text) => {
    const ordered = { ...move, packing: true };
    expect(valuesOf(understand(text, { language, move: ordered }))).toMatchObject({ packing: false });
  });

  it.each(["why don't you pack the kitchen", "i'll do it later", 'no YOU pack, i dont pack'])(
    'that was ordered stays after "%s"',
    (text) => {
      const ordered = { ...move, packing: true };
      expect(valuesOf(understand(text, { move: ordered }))).not.toMatchObject({ packing: false });
    },
  );

  it.each([
    'do you want me to pack the books',
    'do you have someone to pack?',
    'what if you pack it all?',
    'can you pack for us?',
  ])('is only asked about by "%s"', (text) => {
    expect(understand(text, { move }).intent).not.toBe('quote');
  });
});
