import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/question-words.js';
import { chatTopic, isSurelyOfChat, remindsOfTold } from './chat-questions.js';
import { asksIfPerson } from './person-or-bot.js';
import { plainQuestion } from './price-topics.js';

const plainWords = (text: string): string[] => wordsOf(text).map(({ plain }) => plain);

describe('what is noted', () => {
  it.each([
    'so what have you got written down for me now',
    'resumame lo q llevo',
    'q le habia dicho yo hasta ahora?',
    '¿qué tiene apuntado?',
    'vous avez quoi de noté jusque la ?',
    "je vous ai dit quoi jusqu'ici",
    'apa saya dah cakap setakat ni',
    'mis teil minu kohta kirja pandud on, mis on kirjas',
    'شو المسجل عندك',
  ])('is asked for by "%s"', (text) => {
    expect(isSurelyOfChat(plainWords(text))).toBe(true);
    expect(chatTopic(plainWords(text))).toBe('noted');
  });

  it.each([
    'third floor no lift remember??',
    'ya se lo dije, tercero sin ascensor',
    "3e sans ascenseur, je vous l'ai déjà dit",
    'tingkat 3 takde lif, saya dah cakap',
    'ma juba ütlesin, kolmas korrus',
    'الطابق الثالث قلت لك',
  ])('is reminded of by "%s", which may also tell something new', (text) => {
    expect(remindsOfTold(plainWords(text))).toBe(true);
    expect(chatTopic(plainWords(text))).toBe('noted');
    expect(isSurelyOfChat(plainWords(text))).toBe(false);
  });

  it.each(['solo lo q le dije antes', 'do i have to remember the meter', 'le dije que son 3 cajas'])(
    'is not asked for by "%s"',
    (text) => {
      expect(isSurelyOfChat(plainWords(text))).toBe(false);
    },
  );
});

describe('whether the chat is a person', () => {
  it.each([
    'just asking if your a bot',
    'am i talking to a real person here?',
    'is this a machine or what',
    'eres una maquina?',
    'estoy hablando con una persona real?',
    'vous etes une machine ?',
    'je parle à un humain là ?',
    'awak ni robot ke',
    'kas ma räägin inimesega',
    'انت روبوت ولا شخص',
  ])('is asked by "%s"', (text) => {
    expect(asksIfPerson(plainQuestion(text))).toBe(true);
  });

  it.each([
    'can i talk to a real person',
    'i want a human please',
    'quiero hablar con una persona real',
    'je veux parler à un humain',
    'nak cakap dengan orang',
    'soovin rääkida inimesega',
    'ابي اكلم شخص حقيقي',
    'is the machine included',
  ])('is not asked by "%s"', (text) => {
    expect(asksIfPerson(plainQuestion(text))).toBe(false);
  });
});

describe('what becomes of what a visitor tells', () => {
  it.each([
    'do you pass my phone number on to other firms',
    'what happens with the stuff i write in here',
    'please erase my personal details',
    'how long do you keep my email',
    '¿vendéis mis datos a terceros?',
    '¿quién va a leer lo que escribo aquí?',
    'est-ce que vous partagez mon numéro avec d’autres sociétés ?',
    'supprimez mes coordonnées svp',
    'awak kongsi nombor saya dengan syarikat lain ke',
    'padamkan maklumat saya',
    'kas jagate mu numbrit teiste firmadega',
    'palun kustutage minu andmed',
    'هل تشاركون رقمي مع شركات أخرى؟',
    'احذفوا بياناتي',
  ])('is asked by "%s"', (text) => {
    expect(chatTopic(plainWords(text))).toBe('whoSees');
    expect(isSurelyOfChat(plainWords(text))).toBe(true);
  });

  it.each([
    'can i keep my number in ireland',
    'will customs keep my data',
    'my number is 07700 900123',
    'is my piano safe',
  ])('is not asked by "%s"', (text) => expect(isSurelyOfChat(plainWords(text))).toBe(false));
});

it.each([
  ['did you catch the drum kit?', 'inList'],
  ['kas trummid said kirja', 'inList'],
  ['whats my reference again', 'reference'],
  ['¿cuál es mi referencia?', 'reference'],
  ["c'est quoi ma référence déjà", 'reference'],
  ['apa nombor rujukan saya', 'reference'],
  ['mis mu viitenumber oli', 'reference'],
  ['ما هو رقمي المرجعي؟', 'reference'],
])('"%s" is asked of the chat as %s', (text, topic) => {
  expect(chatTopic(plainWords(text))).toBe(topic);
  expect(isSurelyOfChat(plainWords(text))).toBe(true);
});
