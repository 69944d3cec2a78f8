import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

type Row = readonly [language: string, text: string, value: unknown];

const understand = await createUnderstanding();

const choices = (about: string, ...values: string[]): OpenQuestion => ({
  kind: 'choices',
  answers: values.map((value) => ({ about, value })),
});
const moveType = choices('moveType', 'local', 'international');
const contents = choices('moveDetails', 'full-home', 'some-furniture', 'boxes-only', 'office', 'specialty');
const homes = choices('propertySize', 'Studio/1Bed', '2 - 3 Beds', '3 Beds - 4 Beds', '4 Beds+');
const sizes = choices('moveSize', 'Content only', 'Content plus some furniture', 'All furniture and content');
const test = choices('readiness', 'yes', 'connect', 'allSet');
const quiz = (question: 'move_date' | 'what_to_take' | 'first_home'): OpenQuestion => ({
  kind: 'quiz',
  question,
  moveType: 'international',
});

const answered = (asking: OpenQuestion) => (language: string, text: string) =>
  understand(text, { language, asking }).answer?.value;

describe('words that answer with a choice', () => {
  it.each([
    ['en', 'abroad', 'international'],
    ['en', 'the second one', 'international'],
    ['en', 'we stay in the country', 'local'],
    ['en', 'local, please', 'local'],
    ['es', 'fuera del país', 'international'],
    ['es', 'la primera', 'local'],
    ['fr', 'à l’étranger', 'international'],
    ['fr', 'la deuxième', 'international'],
    ['ms', 'ke luar negara', 'international'],
    ['ms', 'yang pertama', 'local'],
    ['et', 'välismaale', 'international'],
    ['et', 'Eesti piires', 'local'],
    ['ar', 'خارج البلد', 'international'],
    ['ar', 'الأول', 'local'],
  ] satisfies Row[])('say the kind of move in %s: "%s"', (language, text, value) => {
    expect(answered(moveType)(language, text)).toBe(value);
  });

  it.each([
    ['en', 'everything', 'full-home'],
    ['en', 'just boxes, about 30', 'boxes-only'],
    ['en', 'last', 'specialty'],
    ['es', 'todo', 'full-home'],
    ['es', 'solo cajas', 'boxes-only'],
    ['fr', 'tout', 'full-home'],
    ['fr', 'quelques meubles', 'some-furniture'],
    ['ms', 'semuanya', 'full-home'],
    ['ms', 'kotak sahaja', 'boxes-only'],
    ['et', 'kõik', 'full-home'],
    ['et', 'ainult kastid', 'boxes-only'],
    ['ar', 'كل شيء', 'full-home'],
    ['en', 'an office, I told you already', 'office'],
    ['es', 'una oficina, ya te lo he dicho', 'office'],
    ['fr', 'des bureaux, je l’ai déjà dit', 'office'],
    ['ms', 'pejabat, saya dah cakap', 'office'],
    ['et', 'kontor, ma juba ütlesin', 'office'],
    ['ar', 'مكتب، قلت لك', 'office'],
    ['ar', 'صناديق فقط', 'boxes-only'],
  ] satisfies Row[])('say what goes in %s: "%s"', (language, text, value) => {
    expect(answered(contents)(language, text)).toBe(value);
  });

  it.each([
    ['en', '3', '3 Beds - 4 Beds'],
    ['en', 'the big one', '4 Beds+'],
    ['en', 'two, I think', '2 - 3 Beds'],
    ['es', 'tres dormitorios', '3 Beds - 4 Beds'],
    ['fr', 'deux chambres', '2 - 3 Beds'],
    ['ms', '4 bilik', '4 Beds+'],
    ['et', 'kolm magamistuba', '3 Beds - 4 Beds'],
    ['ar', 'غرفتين', '2 - 3 Beds'],
  ] satisfies Row[])('say the size of the home in %s: "%s"', (language, text, value) => {
    expect(answered(homes)(language, text)).toBe(value);
  });

  it.each([
    ['en', 'all of it', 'All furniture and content'],
    ['en', 'half of it', 'Content plus some furniture'],
    ['es', 'la mitad', 'Content plus some furniture'],
    ['fr', 'le dernier', 'All furniture and content'],
    ['et', 'osa', 'Content plus some furniture'],
  ] satisfies Row[])('say how much goes in %s: "%s"', (language, text, value) => {
    expect(answered(sizes)(language, text)).toBe(value);
  });

  it.each([
    ['en', 'yes please', 'yes'],
    ['en', 'no thanks', 'allSet'],
    ['en', 'a specialist', 'connect'],
    ['es', 'sí', 'yes'],
    ['fr', 'non merci', 'allSet'],
    ['ms', 'boleh', 'yes'],
    ['et', 'jah', 'yes'],
    ['ar', 'لا شكرا', 'allSet'],
  ] satisfies Row[])('say yes or no in %s: "%s"', (language, text, value) => {
    expect(answered(test)(language, text)).toBe(value);
  });

  it.each(['why do you ask?', 'what is the difference', 'how much is it'])('are none in "%s"', (text) => {
    expect(answered(moveType)('en', text)).toBeUndefined();
  });
});

describe('words that answer the quiz', () => {
  it.each([
    ['en', 'yes', '3'],
    ['en', 'not yet', '0'],
    ['en', 'second', '2'],
    ['en', 'most of it', '2'],
    ['en', 'the large pieces only', '1'],
    ['es', 'casi todo', '2'],
    ['fr', 'pas encore', '0'],
    ['ms', 'belum lagi', '0'],
    ['et', 'jah', '3'],
    ['ar', 'ليس بعد', '0'],
  ] satisfies Row[])('give its points in %s: "%s"', (language, text, value) => {
    expect(understand(text, { language, asking: quiz('what_to_take') }).answer).toEqual({ about: 'quiz', value });
  });

  it('take a month for a known month, which is also kept', () => {
    const { answer, slots } = understand('in June', { asking: quiz('move_date') });
    expect([answer?.value, slots.moveMonth?.value]).toEqual(['2', 6]);
  });
});

describe('words that answer a question about one fact', () => {
  const detail = (code: Extract<OpenQuestion, { kind: 'detail' }>['code'], places: string[] = []): OpenQuestion => ({
    kind: 'detail',
    code,
    places,
  });
  const floor = (at: number, lift = false) => ({ access: { origin: { floor: at, lift, carryM: 0 } } });

  it.each([
    ['en', 'access', 'second floor no lift', floor(2)],
    ['en', 'access', '3', floor(3)],
    ['en', 'access', '3, no lift', floor(3)],
    ['en', 'access', 'ground floor', floor(0)],
    ['es', 'access', '4º sin ascensor', floor(4)],
    ['fr', 'access', '3e étage avec ascenseur', floor(3, true)],
    ['ms', 'access', 'tingkat 5 ada lif', floor(5, true)],
    ['et', 'access', '3. korrus, lifti ei ole', floor(2)],
    ['ar', 'access', 'الطابق الثاني بدون مصعد', floor(2)],
    ['en', 'move_date', 'may', { moveMonth: 5 }],
    ['en', 'move_date', 'the 3rd', { moveDate: '2026-12-03' }],
    ['en', 'move_date', '15/3', { moveDate: '2027-03-15' }],
    ['en', 'move_date', 'summer', { moveMonth: 7 }],
    ['fr', 'move_date', 'mai', { moveMonth: 5 }],
    ['es', 'move_date', 'en primavera', { moveMonth: 4 }],
    ['en', 'packing', 'yes', { packing: true }],
    ['en', 'packing', 'pack ourselves', { packing: false }],
    ['et', 'packing', 'ei', { packing: false }],
    ['en', 'property_size', '4', { propertySize: '4 Beds+' }],
    ['en', 'rooms', '4', { rooms: { bedroom: 4 } }],
    ['en', 'move_size', 'everything', { moveSize: 'All furniture and content' }],
  ] as const)('fill it in %s, asked for %s: "%s"', (language, code, text, expected) => {
    expect(valuesOf(understand(text, { language, asking: detail(code) }))).toMatchObject(expected);
  });

  it('list things that have no number, where the chat asked for them', () => {
    const { inventory } = valuesOf(understand('sofa, bed and fridge', { asking: detail('inventory') }));
    expect(inventory).toMatchObject({
      items: [
        { code: 'sofa-three', count: 1 },
        { code: 'bed-double', count: 1 },
        { code: 'fridge-freezer', count: 1 },
      ],
    });
  });

  it.each([
    ['the second', 1],
    ['Illinois', 0],
    ['the one in Missouri', 1],
  ])('choose among places: "%s"', (text, at) => {
    const places = ['Springfield, Illinois, United States', 'Springfield, Missouri, United States'];
    const { answer, slots } = understand(text, { asking: detail('origin_place', places) });
    expect([answer, slots.origin?.value]).toEqual([{ about: 'origin_place', value: String(at) }, places[at]]);
  });
});

describe('words that fill a form', () => {
  const form = (...fields: Extract<OpenQuestion, { kind: 'form' }>['fields']): OpenQuestion => ({
    kind: 'form',
    fields,
  });
  const contact = form('name', 'email', 'phone');

  it.each([
    ['en', 'Anna Lee', { name: 'Anna Lee' }],
    ['en', "it's Anna", { name: 'Anna' }],
    ['et', 'Jaan Tamm', { name: 'Jaan Tamm' }],
    ['ar', 'محمد علي', { name: 'محمد علي' }],
    ['en', '07700 900123', { phone: '07700 900123' }],
    ['en', 'Anna, 07700 900123, anna@x.com', { name: 'Anna', phone: '07700 900123', email: 'anna@x.com' }],
  ] as const)('with who it is in %s: "%s"', (language, text, expected) => {
    expect(valuesOf(understand(text, { language, asking: contact }))).toEqual(expected);
  });

  it.each([
    'why do you need my phone?',
    "I don't want to give my phone",
    'just the price',
    'help',
    'that is too expensive',
  ])('take "%s" for no name', (text) => {
    expect(valuesOf(understand(text, { asking: contact }))).not.toHaveProperty('name');
  });

  const leeds = { originCity: 'Leeds, United Kingdom', originCountry: 'GB' };
  it.each([
    ['en', 'Galway', {}, 'origin', 'Galway'],
    ['en', 'Leeds please', {}, 'origin', 'Leeds'],
    ['en', 'to Cork', {}, 'destination', 'Cork'],
    ['en', 'York', leeds, 'destination', 'York'],
    ['ar', 'لندن', {}, 'origin', 'London'],
    ['et', 'Tartu', {}, 'origin', 'Tartu'],
    ['ms', 'ipoh', {}, 'origin', 'Ipoh'],
  ] as const)('with a city in %s: "%s"', (language, text, move, end, city) => {
    const { slots } = understand(text, { language, move, asking: form('originCity', 'destinationCity') });
    expect(slots[end]?.value).toContain(city);
    expect(slots[end === 'origin' ? 'destination' : 'origin']).toBeUndefined();
  });
});

describe('a time to call', () => {
  it.each([
    ['en', 'tomorrow at 3pm', '2026-11-22', '15:00'],
    ['en', 'Monday morning', '2026-11-23', '09:00'],
    ['en', 'on 3 March at 10:30', '2027-03-03', '10:30'],
    ['en', 'next Tuesday', '2026-11-24', null],
    ['es', 'mañana a las 10', '2026-11-22', '10:00'],
    ['fr', 'demain à 15h30', '2026-11-22', '15:30'],
    ['ms', 'esok pukul 3 petang', '2026-11-22', '15:00'],
    ['et', 'homme kell 10', '2026-11-22', '10:00'],
    ['ar', 'غدا الساعة 10', '2026-11-22', '10:00'],
  ] as const)('is read in %s and is no moving day: "%s"', (language, text, date, time) => {
    const answer = understand(text, { language, asking: { kind: 'handoff' } });
    expect(answer).toMatchObject({ intent: 'call', isSure: true, callTime: { date, time } });
    expect(answer.slots).not.toHaveProperty('moveDate');
  });

  it.each([
    ['en', 'asap', null],
    ['en', 'now please', null],
    ['en', 'anytime is fine', null],
    ['en', 'in an hour', '10:30'],
    ['en', 'in 90 minutes', '11:00'],
    ['es', 'cuando sea', null],
    ['es', 'en una hora', '10:30'],
    ['fr', "n'importe quand", null],
    ['fr', 'dans une demi-heure', '10:00'],
    ['ms', 'bila bila masa', null],
    ['ms', 'dalam satu jam', '10:30'],
    ['et', 'millal iganes', null],
    ['et', 'tunni pärast', '10:30'],
    ['ar', 'اي وقت', null],
    ['ar', 'بعد ساعة', '10:30'],
  ] as const)('is soon by the visitor\'s clock in %s: "%s"', (language, text, time) => {
    const asking = { kind: 'handoff' } as const;
    // Where it is half past nine.
    const { callTime } = understand(text, { language, asking, timezone: 'Australia/Darwin' });
    expect(callTime).toEqual({ date: '2026-11-21', time, ...(time === null && { isSoonest: true }) });
  });

  it.each([
    ['en', 'Thursday after 3', '2026-11-26', '15:00'],
    ['es', 'llamadme mañana por la tarde', '2026-11-22', '14:00'],
    ['fr', 'demain après 18h', '2026-11-22', '18:00'],
    ['ms', 'esok pagi', '2026-11-22', '09:00'],
    ['et', 'neljapäeval pärast 3', '2026-11-26', '15:00'],
    ['ar', 'بكرة العصر', '2026-11-22', '14:00'],
    ['ar', 'الخميس بعد الساعة 3', '2026-11-26', '15:00'],
  ] as const)('is a part of a day in %s: "%s"', (language, text, date, time) => {
    expect(understand(text, { language, asking: { kind: 'handoff' } }).callTime).toEqual({ date, time });
  });

  it('of an hour alone is on the day of the known call, or on the next day where the hour is over', () => {
    const asking = { kind: 'handoff' } as const;
    const call = { date: '2026-11-26', time: '10:00' };
    expect(understand('at 4', { asking, call }).callTime).toEqual({ date: '2026-11-26', time: '16:00' });
    expect(understand('at 8', { asking, timezone: 'Australia/Darwin' }).callTime?.date).toBe('2026-11-22');
  });

  it('is no number of things', () => {
    const asking = { kind: 'handoff' } as const;
    expect(understand('make it 3 bedrooms', { asking }).callTime).toBeNull();
    expect(understand('we have 2 cats', { asking, call: { date: '2026-11-26', time: '10:00' } }).callTime).toBeNull();
  });

  it('is none where "am" is a verb', () => {
    const asking = { kind: 'handoff' } as const;
    expect(understand('test how ready I am', { asking }).callTime).toBeNull();
    expect(understand('at 9 am', { asking }).callTime).toMatchObject({ time: '09:00' });
  });

  it('stands beside the moving day', () => {
    const { callTime, slots } = understand('call me tomorrow, we move on 3 March from Leeds');
    expect(callTime).toEqual({ date: '2026-11-22', time: null });
    expect(slots.moveDate?.value).toBe('2027-03-03');
  });
});

describe('commands', () => {
  it.each([
    ['en', 'go back', 'back'],
    ['en', 'previous question please', 'back'],
    ['en', 'start over', 'startOver'],
    ['en', 'not now', 'notNow'],
    ['en', 'skip the form', 'notNow'],
    ['en', 'cancel', 'notNow'],
    ['en', 'skip', 'skip'],
    ['es', 'volver atrás', 'back'],
    ['es', 'empezar de nuevo', 'startOver'],
    ['es', 'ahora no', 'notNow'],
    ['fr', 'retour', 'back'],
    ['fr', 'pas maintenant', 'notNow'],
    ['ms', 'mula semula', 'startOver'],
    ['ms', 'nanti dulu', 'notNow'],
    ['et', 'mine tagasi', 'back'],
    ['et', 'hiljem', 'notNow'],
    ['ar', 'ارجع', 'back'],
    ['ar', 'ليس الآن', 'notNow'],
    ['en', 'forget it', 'notNow'],
    ['en', "forget all that and let's begin from zero", 'startOver'],
    ['en', 'cancel, back to square one please', 'startOver'],
    ['en', 'sorry, that was a mistake, can we start over', 'startOver'],
    ['fr', 'je me suis trompé, on recommence', 'startOver'],
    ['en', 'may we skip this part', 'skip'],
    ['es', 'puedo saltar este paso', 'skip'],
    ['es', 'déjalo, empecemos desde cero', 'startOver'],
    ['fr', 'laisse tomber, on reprend à zéro', 'startOver'],
    ['ms', 'lupakan semua, mula dari kosong', 'startOver'],
    ['et', 'unusta ära, hakkame otsast peale', 'startOver'],
    ['ar', 'خلينا نبدأ من الصفر', 'startOver'],
  ] as const)('are told in %s: "%s"', (language, text, command) => {
    expect(understand(text, { language })).toMatchObject({ command, slots: {}, isSure: true });
  });

  it.each([
    'I am moving back to Leeds',
    'can I cancel my booking for free?',
    'we start over there in June',
    'do you skip the packing',
    'the date was wrong, we start over there in June',
  ])('are none inside a sentence: "%s"', (text) => {
    expect(understand(text).command).toBeNull();
  });

  it('skip a question about a fact that is not known', () => {
    const asking: OpenQuestion = { kind: 'detail', code: 'access', places: [] };
    expect(understand("I don't know", { asking }).command).toBe('skip');
    expect(understand("I don't know").command).toBeNull();
  });

  it('leave a form that is declined', () => {
    const asking: OpenQuestion = { kind: 'form', fields: ['name', 'phone'] };
    expect(understand('no thanks', { asking }).command).toBe('notNow');
  });
});
