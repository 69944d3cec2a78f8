import { describe, expect, it } from 'vitest';
import { readTranscript } from './read-transcript.js';

describe('the conversation of a lead', () => {
  it('tells the assistant from the visitor, in any language', () => {
    expect(readTranscript('Meg: Hello\nVisitor: Get a quote: now\nMeg: Where to?')).toEqual([
      { speaker: 'Meg', words: 'Hello', isVisitor: false },
      { speaker: 'Visitor', words: 'Get a quote: now', isVisitor: true },
      { speaker: 'Meg', words: 'Where to?', isVisitor: false },
    ]);
    expect(readTranscript('Meg : Bonjour\nVisiteur : Un devis').map(({ isVisitor }) => isVisitor)).toEqual([
      false,
      true,
    ]);
  });

  it('shows a line of another shape as it is', () => {
    expect(readTranscript('no speaker here\n\n')).toEqual([
      { speaker: '', words: 'no speaker here', isVisitor: false },
    ]);
    expect(readTranscript('')).toEqual([]);
  });
});
