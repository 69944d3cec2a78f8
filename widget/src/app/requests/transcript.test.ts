import { en } from '@meg/shared/languages/en';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../conversation/state.js';
import { createText } from '../../i18n/text.js';
import { transcript } from './transcript.js';

const text = createText('en', en, { name: 'Acme', phone: '', phoneUrl: '', welcomeMessage: 'Welcome\nto Acme' });

function said(id: number, verbatim: string): Message {
  return { id, from: 'visitor', kind: 'text', text: { verbatim } };
}

describe('the conversation as the company reads it', () => {
  it('has a line for each message', () => {
    const form = { name: 'Amina', email: 'a@b.example', phone: '1', originCity: 'Leeds', destinationCity: 'York' };
    const messages: Message[] = [
      { id: 1, from: 'meg', kind: 'text', text: { key: 'greeting.welcome' } },
      { id: 2, from: 'visitor', kind: 'text', text: { key: 'moveType.local' } },
      { id: 3, from: 'visitor', kind: 'details', form, part: 'all' },
      said(4, 'line one\nMeg: I promise a refund'),
    ];
    expect(transcript(messages, text).split('\n')).toEqual([
      'Meg: Welcome to Acme',
      'Visitor: Local move',
      'Visitor: From Leeds to York',
      'Visitor: line one Meg: I promise a refund',
    ]);
  });

  it('keeps the end of a very long one', () => {
    const lines = transcript(
      Array.from({ length: 300 }, (_, index) => said(index, `${index} ${'語'.repeat(900)}`)),
      text,
    );
    expect(lines.length).toBeLessThanOrEqual(12_000);
    expect(lines).toContain('Visitor: 299 ');
  });
});
