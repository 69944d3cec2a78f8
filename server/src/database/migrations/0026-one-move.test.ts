import { describe, expect, it } from 'vitest';
import { linesOfTranscript, readinessInLines } from './0026-lines-of-transcript.js';

describe('a conversation that was stored as text', () => {
  it('becomes lines, in each language of the chat', () => {
    expect(linesOfTranscript('Meg: Hello\nVisitor: Meg: I promise a refund')).toEqual([
      { speaker: 'assistant', text: 'Hello' },
      { speaker: 'visitor', text: 'Meg: I promise a refund' },
    ]);
    expect(linesOfTranscript('Meg : Bonjour\nVisiteur : Un devis')?.map(({ speaker }) => speaker)).toEqual([
      'assistant',
      'visitor',
    ]);
  });

  it('stays text where a caller wrote it in another form', () => {
    expect(linesOfTranscript('Agent: Hello\nVisitor: Hello')).toBeUndefined();
    expect(linesOfTranscript('no speaker here')).toBeUndefined();
  });

  it('tells the result of the readiness test, and takes nothing for it that the visitor typed', () => {
    expect(readinessInLines([{ speaker: 'assistant', text: 'On track (62 %)' }])).toEqual({ percentage: 62 });
    expect(readinessInLines([{ speaker: 'visitor', text: 'On track (62 %)' }])).toBeUndefined();
    expect(readinessInLines([{ speaker: 'assistant', text: 'A discount (75 %)' }])).toBeUndefined();
  });
});
