import { describe, expect, it } from 'vitest';
import { auditSentence } from './audit-words.js';

describe('An entry of the audit log', () => {
  it('says what was done to whom', () => {
    expect(auditSentence({ action: 'team.role', detail: { name: 'Kadri Tamm', from: 'agent', to: 'owner' } })).toBe(
      'Changed the role of Kadri Tamm from agent to owner',
    );
    expect(auditSentence({ action: 'lead.status', detail: { from: 'new', to: 'human-handoff-requested' } })).toBe(
      'Moved a lead from New to Need Follow-up',
    );
    expect(auditSentence({ action: 'config.changed', detail: { paths: ['branding.tagline'] } })).toBe(
      'Changed settings: tagline',
    );
    const paths = ['chatbotConfig.welcomeMessage', 'branding.primaryColor', 'a.b', 'c.d', 'e.f'];
    expect(auditSentence({ action: 'config.changed', detail: { paths } })).toBe(
      'Changed settings: welcome message, primary color, b, 2 more',
    );
  });

  it('can be read where its detail is missing, or its action is not known yet', () => {
    expect(auditSentence({ action: 'team.invited', detail: {} })).toBe('Invited somebody');
    expect(auditSentence({ action: 'piano.tuned', detail: {} })).toBe('piano.tuned');
  });
});
