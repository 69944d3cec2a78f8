import { expect, it } from 'vitest';
import { plainQuestion } from './price-topics.js';
import { withheldContact } from './withheld-contact.js';

it.each([
  'I would rather not give a phone number',
  'I do not wish to give my telephone number.',
  "i'm not giving you my mobile",
  'prefiero no dar el teléfono, solo correo, ¿se puede?',
  'mi nombre es Marta pero no os doy el teléfono, solo correo',
  'je ne veux pas donner mon numéro de téléphone',
  'taknak bagi nombor telefon, email je boleh?',
  'telefoni ma ei anna, ainult e-post',
  'ei taha telefoninumbrit anda',
  'ما بدي اعطي رقم تلفوني',
  'ما بدي أعطيكم رقم تلفوني',
  'لا أريد إعطاء رقم هاتفي',
  "I've no phone",
  'i dont have a phone number',
  'no tengo teléfono',
  'mul pole telefoni',
])('the phone number is refused by "%s"', (text) => {
  expect(withheldContact(plainQuestion(text))).toBe('phone');
});

it.each([
  'no email sorry',
  'nor the email thank you',
  "I won't give my email",
  'no tengo correo',
  "je n'ai pas de mail",
  'mul ei ole meili',
  "we don't do email",
  "I don't use email",
  'g pas de mail',
  'no uso correo',
  'takde emel',
  'mul pole meili',
  'معنديش ايميل',
  'ما عندي ايميل',
])('the email is refused by "%s"', (text) => {
  expect(withheldContact(plainQuestion(text))).toBe('email');
});

it.each([
  "you didn't give me a phone number",
  'please do not share my phone number with anyone',
  'do I have to give my phone number?',
  "I can't give the number of boxes yet",
  'what is your phone number',
  'email only please',
  'no phone, email only',
  'ärge andke mu numbrit teistele',
  'do not put the boxes in the garage',
  'I have no phone signal at the house',
  'we have no mobile home',
  "I don't use email much but here it is",
])('none is refused by "%s"', (text) => {
  expect(withheldContact(plainQuestion(text))).toBeUndefined();
});
