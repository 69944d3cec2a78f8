import { describe, expect, it } from 'vitest';
import { isEmail } from './email.js';

describe('an email address', () => {
  it.each([
    'amina@example.com',
    'user+move@example.com',
    "o'brien@example.ie",
    'first.last@mail.example.co.uk',
    'a_b-c%d=e~f!{g}@example.com',
    'jörg@müller.example',
    'amina@xn--mller-kva.example',
    'ａｍｉｎａ@gmail.com',
    'अमीना@उदाहरण.भारत',
    'user@123.example',
    'amina@gmail.com.',
    'x@y.z',
  ])('is %s', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    'x@corp.example>',
    'x@corp.example>>',
    '<x@corp.example>',
    'x<own@corp.example>',
    'x@corp.example＞',
    '"\\boxb"@gmail.com',
    '"x"@corp.example',
    'a(b)@corp.example',
    'x@(b)corp.example',
    '.x@corp.example',
    'x.@corp.example',
    'x..y@corp.example',
    'x;@corp.example',
    'x,y@corp.example',
    'mailto:x@corp.example',
    'x@corp@own.example',
    'x＠corp@own.example',
    'x@[192.0.2.1]',
    'x@192.0.2.1',
    'x@0x7f.0x1',
    'x@corp..example',
    'x@.corp.example',
    'x@corp.example..',
    'x@corp!example.com',
    'x y@corp.example',
    'x\u200b@corp.example',
    'x\u0000@corp.example',
    'x@corp',
    `${'x'.repeat(250)}@y.zz`,
    '',
  ])('is not %j', (address) => expect(isEmail(address)).toBe(false));
});
