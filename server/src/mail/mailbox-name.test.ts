import { describe, expect, it } from 'vitest';
import { mailboxName } from './mailbox-name.js';

describe('one mailbox', () => {
  it.each([
    ['Amina@Example.com', 'amina@example.com'],
    ['amina+move@example.com', 'amina@example.com'],
    ['amina+a+b@example.com', 'amina@example.com'],
    [' amina@example.com. ', 'amina@example.com'],
    ['ａｍｉｎａ@example.com', 'amina@example.com'],
    ['"amina"@example.com', 'amina@example.com'],
    ['a.m.i.n.a@gmail.com', 'amina@gmail.com'],
    ['A.Mina+x@GoogleMail.com', 'amina@gmail.com'],
    ['amina@müller.example', 'amina@xn--mller-kva.example'],
    ['amina@XN--MLLER-KVA.example', 'amina@xn--mller-kva.example'],
    ['amina@mu\u0308ller.example', 'amina@xn--mller-kva.example'],
  ])('is meant by %s', (written, name) => {
    expect(mailboxName(written)).toBe(name);
  });

  it('is another with a dot where dots count, and with another host', () => {
    expect(mailboxName('a.mina@example.com')).not.toBe(mailboxName('amina@example.com'));
    expect(mailboxName('amina@example.org')).not.toBe(mailboxName('amina@example.com'));
    expect(mailboxName('+only@example.com')).toBe('+only@example.com');
  });
});
