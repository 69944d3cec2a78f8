import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScoredLead, scoreLead } from './lead-score.js';

const anyLead: fc.Arbitrary<ScoredLead> = fc.record({
  quoteAmount: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: null }),
  moveType: fc.constantFrom('local', 'international'),
  email: fc.constantFrom('', 'amina@example.com'),
  phone: fc.constantFrom('', '12', '+44 7700 900123', '٠٧٧٠٠ ٩٠٠٤٥٦'),
  daysUntilMove: fc.option(fc.integer({ min: -400, max: 800 }), { nil: null }),
  askedForPerson: fc.boolean(),
  readinessPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  chatLength: fc.nat(16_000),
  looksLikeBot: fc.boolean(),
});

const plain: ScoredLead = {
  quoteAmount: 5_600,
  moveType: 'international',
  email: 'amina@example.com',
  phone: '+44 7700 900123',
  daysUntilMove: null,
  askedForPerson: false,
  readinessPercent: null,
  chatLength: 600,
  looksLikeBot: false,
};

describe('the score of a lead', () => {
  it('is the sum of its parts, each of which says why, and lies from 0 to 100', () => {
    fc.assert(
      fc.property(anyLead, (lead) => {
        const { score, parts } = scoreLead(lead);
        expect(score).toBe(parts.reduce((sum, { points }) => sum + points, 0));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        for (const { points, most, reason, code } of parts) {
          expect(reason).not.toBe('');
          expect(points).toBeLessThanOrEqual(most);
          if (code !== 'bot') expect(points).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never falls by a larger range, a request for a person, a better test, more talk or a nearer day', () => {
    const better: ((lead: ScoredLead) => Partial<ScoredLead>)[] = [
      ({ quoteAmount }) => ({ quoteAmount: (quoteAmount ?? 0) + 500 }),
      () => ({ askedForPerson: true }),
      ({ readinessPercent }) => ({ readinessPercent: Math.min(100, (readinessPercent ?? 0) + 5) }),
      ({ chatLength }) => ({ chatLength: chatLength + 100 }),
      ({ daysUntilMove }) => ({
        daysUntilMove: daysUntilMove && daysUntilMove > 0 ? daysUntilMove - 1 : daysUntilMove,
      }),
      () => ({ email: 'amina@example.com', phone: '+44 7700 900123' }),
    ];
    fc.assert(
      fc.property(anyLead, fc.constantFrom(...better), (lead, change) => {
        expect(scoreLead({ ...lead, ...change(lead) }).score).toBeGreaterThanOrEqual(scoreLead(lead).score);
      }),
    );
  });

  it('is 100 for a lead with everything, and 0 for a bot', () => {
    const all = { ...plain, quoteAmount: 20_000, daysUntilMove: 7, askedForPerson: true, readinessPercent: 100 };
    expect(scoreLead({ ...all, chatLength: 5_000 }).score).toBe(100);
    expect(scoreLead({ ...all, looksLikeBot: true }).score).toBe(0);
    expect(scoreLead(plain)).toMatchObject({ score: 33 });
  });
});
