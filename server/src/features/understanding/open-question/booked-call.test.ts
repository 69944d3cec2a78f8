import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

/** A Thursday. */
const call = { date: '2026-11-26', time: '10:00' };
const handoff = { kind: 'handoff' } as const;

describe('the card of a call', () => {
  it.each([
    ['en', 'yes please'],
    ['en', 'ok confirm that'],
    ['es', 'vale, resérvame'],
    ['fr', 'oui, ça me va'],
    ['ms', 'ya, sahkan'],
    ['et', 'jah, kinnita'],
    ['ar', 'نعم، احجز'],
    ['en', 'yes that suits me'],
    ['es', 'sí, así está bien'],
    ['fr', "oui c'est parfait"],
    ['ms', 'ya macam tu'],
    ['et', 'jah, nii sobib'],
    ['ar', 'ماشي تمام'],
  ])('books the time in %s: "%s"', (language, text) => {
    const { answer } = understand(text, { language, call, asking: handoff });
    expect(answer).toEqual({ about: 'handoff', value: 'book' });
  });

  it('leaves a yes in another language to the offer of that language', () => {
    expect(understand('oui', { asking: handoff }).answer).toEqual({ about: 'agreed', value: 'fr' });
  });

  it.each([
    ['en', 'my husband will answer'],
    ['en', 'the booking ref is B-20931'],
    ['en', "I'm Mrs Ahmed from 7 Mill Lane"],
    ['es', 'soy sorda, habla despacio'],
    ['fr', 'parlez lentement s’il vous plaît'],
    ['et', 'mu ema räägib ainult vene keelt'],
  ])('takes what is told to the person for no question in %s: "%s"', (language, text) => {
    const said = understand(text, { language, asking: handoff });
    expect([said.intent, said.isSure, said.callTime, said.answer]).toEqual(['call', true, null, null]);
  });

  it.each([
    ['do you take pianos', 'call'],
    ['a quote please', 'call'],
    ['thank you', 'call'],
  ])('still answers "%s"', (text, not) => {
    expect(understand(text, { asking: handoff }).intent).not.toBe(not);
  });
});

describe('a booked call', () => {
  it.each([
    ['en', 'can we make it 4 instead', '2026-11-26', '16:00'],
    ['en', 'move it to friday', '2026-11-27', '10:00'],
    ['en', 'make it later', '2026-11-26', '11:00'],
    ['en', 'tomorrow at 3pm', '2026-11-22', '15:00'],
    ['es', 'mejor a las 4', '2026-11-26', '16:00'],
    ['es', 'podeis pasarla al viernes', '2026-11-27', '10:00'],
    ['fr', 'plutot 16h', '2026-11-26', '16:00'],
    ['fr', 'on peut décaler à vendredi ?', '2026-11-27', '10:00'],
    ['ms', 'boleh tukar pukul 4', '2026-11-26', '16:00'],
    ['et', 'parem kell 4', '2026-11-26', '16:00'],
    ['ar', 'خليها الساعة 4', '2026-11-26', '16:00'],
  ])('gets another time in %s: "%s"', (language, text, date, time) => {
    const { answer, intent, callTime, slots } = understand(text, { language, call });
    expect({ answer, intent, callTime, slots }).toEqual({
      answer: { about: 'callback', value: 'change' },
      intent: 'call',
      callTime: { date, time },
      slots: {},
    });
  });

  it.each([
    ['en', 'cancel the call'],
    ['en', "I don't need the call anymore"],
    ['en', 'cancel it please'],
    ['es', 'cancela la llamada por favor'],
    ['fr', "annulez l'appel svp"],
    ['ms', 'batalkan panggilan'],
    ['et', 'tühista kõne'],
    ['ar', 'الغ المكالمة'],
  ])('is cancelled in %s: "%s"', (language, text) => {
    expect(understand(text, { language, call })).toMatchObject({
      answer: { about: 'callback', value: 'cancel' },
      command: null,
    });
    expect(understand(text, { language }).answer).toBeNull();
  });

  it.each([
    ['en', 'wot time is the call booked for?'],
    ['en', 'when will you ring me'],
    ['en', 'is my callback still on tomorrow?'],
    ['en', 'what day was my appointment again'],
    ['en', 'when r u calling me'],
    ['en', 'hello? anybody there'],
    ['en', 'is somebody coming'],
    ['es', '¿cuándo me vais a llamar?'],
    ['es', 'a qué hora era la llamada'],
    ['fr', 'vous m’appelez à quelle heure ?'],
    ['fr', 'c’est quand le rendez-vous téléphonique'],
    ['ms', 'bila awak nak telefon saya'],
    ['ms', 'panggilan saya pukul berapa'],
    ['et', 'millal te mulle helistate'],
    ['et', 'mis kell kõne on?'],
    ['ar', 'متى ستتصلون بي؟'],
    ['ar', 'الموعد الساعة كم'],
  ])('is shown again in %s: "%s"', (language, text) => {
    expect(understand(text, { language, call }).answer).toEqual({ about: 'callback', value: 'show' });
    expect(understand(text, { language }).answer).toBeNull();
  });

  it.each([
    ['en', 'can we move my call to thursday 3pm', '2026-11-26', '15:00'],
    ['en', 'plz change my call to 3pm', '2026-11-26', '15:00'],
    ['es', 'cambiar mi llamada al jueves a las 15', '2026-11-26', '15:00'],
  ])('is moved where it is named in %s: "%s"', (language, text, date, time) => {
    const { answer, callTime, slots } = understand(text, { language, call });
    expect({ answer, callTime, slots }).toEqual({
      answer: { about: 'callback', value: 'change' },
      callTime: { date, time },
      slots: {},
    });
  });

  it.each([
    ['en', 'move that to monday pls same time', '2026-11-23', '10:00'],
    ['en', 'sorry thursday no good can we do friday', '2026-11-27', '10:00'],
    ['en', "thursday doesn't work for me, monday?", '2026-11-23', '10:00'],
    ['en', 'could you ring an hour later', '2026-11-26', '11:00'],
    ['es', 'el jueves no puedo, mejor el lunes a la misma hora', '2026-11-23', '10:00'],
    ['es', 'el jueves no me viene, ¿el viernes?', '2026-11-27', '10:00'],
    ['fr', 'finalement plutôt 15h', '2026-11-26', '15:00'],
    ['fr', 'même heure mais lundi', '2026-11-23', '10:00'],
    ['fr', 'jeudi pas possible, vendredi ?', '2026-11-27', '10:00'],
    ['ms', 'khamis tak boleh, jumaat boleh?', '2026-11-27', '10:00'],
    ['ms', 'pindah ke isnin masa sama', '2026-11-23', '10:00'],
    ['et', 'neljapäev ei sobi, kas reede sobiks', '2026-11-27', '10:00'],
    ['et', 'lükkame esmaspäevale, sama kellaaeg', '2026-11-23', '10:00'],
    ['ar', 'الخميس ما يناسبني، ممكن الجمعة؟', '2026-11-27', '10:00'],
    ['ar', 'خلوها الاثنين نفس الوقت', '2026-11-23', '10:00'],
  ])('goes to the other day or hour, and the move stays, in %s: "%s"', (language, text, date, time) => {
    const { answer, callTime, slots } = understand(text, { language, call, move: { moveDate: '2027-03-15' } });
    expect({ answer, callTime, slots }).toEqual({
      answer: { about: 'callback', value: 'change' },
      callTime: { date, time },
      slots: {},
    });
  });

  it.each(["I can't make it on thursday", 'thursday is not possible'])('gets a time to choose: "%s"', (text) => {
    expect(understand(text, { call })).toMatchObject({
      answer: { about: 'callback', value: 'change' },
      callTime: null,
      slots: {},
    });
  });

  it.each([
    ['en', 'which day did i book??'],
    ['en', 'is someone ringing me tomorrow?'],
    ['es', '¿qué día era mi cita?'],
    ['fr', 'c’est quand déjà mon rdv ?'],
    ['ms', 'pukul berapa temujanji saya?'],
    ['et', 'mis kell mu kõne oligi?'],
    ['ar', 'متى موعدي؟'],
  ])('is named to who asks, whatever else is known, in %s: "%s"', (language, text) => {
    const { answer, slots } = understand(text, { language, call, move: { moveDate: '2027-03-15' } });
    expect({ answer, slots }).toEqual({ answer: { about: 'callback', value: 'show' }, slots: {} });
  });

  it.each([
    ['en', 'yes please'],
    ['es', 'sí'],
    ['fr', 'oui'],
    ['ms', 'ya'],
    ['et', 'jah'],
    ['ar', 'نعم'],
  ])('is cancelled by a yes to whether it really is to be, in %s: "%s"', (language, text) => {
    const answers = [{ about: 'callback', value: 'cancel' }];
    const asking = { kind: 'choices', answers } as const;
    expect(understand(text, { language, call, asking: { ...asking, answers: [...answers] } }).answer).toEqual(
      answers[0],
    );
  });

  it.each([
    'can the van come on friday',
    'on thursday we leave the flat',
    'what day do you deliver',
    'what happens if I cancel the call',
    'when do you ship the car',
    'what time does the lorry come',
    'how long does customs take',
    'do I have to be there when you call the customs',
    'change the moving date to friday',
    'make it 4 bedrooms',
    'cancel the quote',
    'I need to move 2 sofas instead',
  ])('stands: "%s"', (text) => {
    expect(understand(text, { call }).answer?.about).not.toBe('callback');
  });
});

describe('the card in which a call is booked', () => {
  it('keeps the hour that is chosen where the same time is wanted on another day', () => {
    const { callTime, slots } = understand('move that to monday pls same time', { asking: handoff, call });
    expect({ callTime, slots }).toEqual({ callTime: { date: '2026-11-23', time: '10:00' }, slots: {} });
  });

  it.each([
    ['en', 'connect now then'],
    ['en', 'can someone talk to me now'],
    ['es', 'conéctame ahora entonces'],
    ['fr', "passez-moi quelqu'un maintenant"],
    ['ms', 'sambungkan sekarang'],
    ['et', 'ühenda mind kohe'],
    ['ar', 'وصلني الآن'],
  ])('connects at once, and no time is named, in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking: handoff })).toMatchObject({
      answer: { about: 'handoff', value: 'immediate' },
      callTime: null,
    });
  });

  it('says where only the first time that there is was wished for', () => {
    expect(understand('asap please', { asking: handoff }).callTime).toMatchObject({ time: null, isSoonest: true });
    expect(understand('today please', { asking: handoff }).callTime?.isSoonest).toBeUndefined();
  });

  it.each([
    ['en', 'cancel the call'],
    ['es', 'cancelar la llamada'],
    ['fr', "annuler l'appel"],
    ['ms', 'batalkan panggilan'],
    ['et', 'tühista kõne'],
    ['ar', 'الغ المكالمة'],
  ])('is left in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking: handoff }).command).toBe('notNow');
  });

  it.each([
    ['en', 'January', { moveMonth: 1 }],
    ['en', '28 jan', { moveDate: '2027-01-28' }],
    ['es', '28 de enero', { moveDate: '2027-01-28' }],
    ['fr', 'le 28 janvier', { moveDate: '2027-01-28' }],
    ['ms', '28 januari', { moveDate: '2027-01-28' }],
    ['et', '28. jaanuar', { moveDate: '2027-01-28' }],
    ['ar', '28 يناير', { moveDate: '2027-01-28' }],
  ])('offers no far day, so that it is that of the move in %s: "%s"', (language, text, said) => {
    const { callTime, slots } = understand(text, { language, asking: handoff, call });
    expect(callTime).toBeNull();
    expect(Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot?.value]))).toEqual(said);
  });
});
