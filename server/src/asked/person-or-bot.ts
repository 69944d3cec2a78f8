import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const machines =
  'bot, a bot, robot, a robot, chatbot, a chatbot, machine, a machine, computer, a computer, ai, an ai, program, automated, automatic, un bot, un robot, una maquina, una ia, ia, una inteligencia artificial, ' +
  'une machine, une ia, un chatbot, un ordinateur, un automate, mesin, komputer, masin, arvuti, tehisaru, juturobot, robotiga, روبوت, بوت, اله, ذكاء اصطناعي, رد الي, كمبيوتر';
const people =
  'human, a human, person, a person, real, real person, a real person, a real human, an actual person, someone real, somebody real, humano, humana, una persona, persona, persona real, una persona real, una persona de verdad, alguien real, alguien de verdad, ' +
  'humain, un humain, une personne, une vraie personne, quelqu un, une personne reelle, manusia, orang, orang betul, orang sebenar, manusia betul, inimene, inimesega, paris inimene, paris inimesega, elus inimene, elus inimesega, انسان, شخص, شخص حقيقي, بشر, بني ادم';

const kind = `(?:${[machines, people]
  .join(', ')
  .split(',')
  .map((one) => one.trim())
  .sort((one, other) => other.length - one.length)
  .join('|')})`;
const address = [
  '(?:are|r|if|is|whether) (?:you|u|ur|your|you re|youre|this|it|that) (?:just |actually |even |really |like |only )*(?:are |re |is )?',
  'am i (?:actually |really |even |just )*(?:talking|speaking|chatting|typing|texting|writing) (?:to|with) ',
  '(?:you re|youre|ur|your|you are|u r|this is|is this) (?:just |only |not )*',
  '(?:eres|es usted|usted es|es esto|esto es|estoy hablando con|hablo con|sois|estoy chateando con|si eres|si es usted|si hablo con) ',
  '(?:etes vous|vous etes|es tu|tu es|t es|c est|est ce que c est|est ce|je parle a|je parle avec|je suis en train de parler a|parle je a|si vous etes|si je parle a) ',
  '(?:awak|anda|kamu|ni|ini|adakah anda|adakah ini|saya bercakap dengan|saya cakap dengan|tengah cakap dengan|saya sedang bercakap dengan) (?:ni |ini |adalah )*',
  '(?:kas sa oled|kas te olete|oled sa|sa oled|te olete|kas see on|see on|kas raagin|kas ma raagin|kas suhtlen|kas ma suhtlen|ma raagin) (?:ikka |ainult |lihtsalt |ju )*',
  '(?:انت|انتي|هل انت|هل هذا|هذا|هل اتحدث مع|هل اكلم|اكلم|انا اكلم|عم احكي مع|بكلم|هل اتكلم مع|يعني انت) ',
].join('|');

const asksKind = new RegExp(`(?<= )(?:${address})${kind}(?= )`, 'u');
const wishes = phrasePattern(
  'want, need, can i, could i, let me, please, pls, quiero, necesito, puedo, por favor, je veux, je voudrais, puis je, svp, nak, mahu, kan saya, boleh, tahan, soovin, palun, اريد, ابي, ابى, ابغي, ابغى, ودي, حاب, حابب, عاوز, عايز, بدي, ممكن',
);
/** A number at which people answer is asked for, whatever the chat is. */
const numbers = phrasePattern(
  'number, a number, phone, telephone, numero, un numero, telefono, nombor, telefon, telefoninumber, رقم, رقمكم, رقمك, تلفون, هاتف',
);
const mostWords = 14;

/** "Just asking if you're a bot", "am I talking to a real person": what the chat is, and no wish for a person. */
export const asksIfPerson = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords &&
  !has(sentence, wishes) &&
  !has(sentence, numbers) &&
  asksKind.test(sentence);
