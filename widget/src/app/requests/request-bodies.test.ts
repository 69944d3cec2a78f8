import { giveFeedback } from '@meg/shared/contract/feedback';
import { requestHandoff } from '@meg/shared/contract/handoffs';
import { en } from '@meg/shared/languages/en';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedbackDraft } from '../../conversation/drafts/feedback-draft.js';
import { mostCommentCharacters, ratings } from '../../conversation/drafts/feedback-draft.js';
import { isContactComplete, mostContactCharacters } from '../../conversation/drafts/handoff-draft.js';
import { createText } from '../../i18n/text.js';
import { findIn, writeWords } from '../../i18n/words-file.js';
import { Play } from '../../testing/play.js';
import { feedbackBody, handoffBody } from './request-bodies.js';

const text = createText('en', findIn(writeWords(en)), {
  name: 'Acme',
  phone: '',
  phoneUrl: '',
  welcomeMessage: '',
  moneyLocale: 'en',
});
const sourcePage = 'https://movers.example/contact?utm_source=google';
const origin = { companyId: 'demo', sourcePage, timezone: 'Asia/Tokyo' };
const leadId = '0190a0b0-0000-7000-8000-000000000000';
const options = () => new Play().toHandoff().toContactOptions();

function sent(play: Play) {
  const effect = play.of('sendHandoff').at(-1);
  if (!effect) throw new Error('Nothing was sent');
  return { ...effect, leadId };
}

describe('a request for a person', () => {
  it.each(['whatsapp', 'call'] as const)('by %s is what the contract wants', (method) => {
    const play = options();
    play.send({ type: 'handoffAsked', askId: play.askId, key: 'h', method });
    const body = handoffBody(sent(play), origin, text);
    expect(requestHandoff.body.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      companyId: 'demo',
      leadId,
      requestType: 'immediate',
      contactMethod: method,
      contactInfo: { email: 'amina@example.com', phone: 'x' },
      timezone: 'Asia/Tokyo',
      sourcePage,
      consentText: 'Your details go to Acme only',
      language: 'en',
    });
    expect(body.conversation).toContainEqual({ speaker: 'visitor', text: 'International move' });
  });

  it.each([null, '2026-07-06T09:00:00Z'])('for a callback at %s names no method', (slot) => {
    const play = options();
    play.send({ type: 'callbackAsked', askId: play.askId, key: 'h', slot });
    const body = handoffBody(sent(play), origin, text);
    expect(requestHandoff.body.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ requestType: 'scheduled', ...(slot && { slot }) });
    expect(body).not.toHaveProperty('contactMethod');
    expect('slot' in body).toBe(slot !== null);
  });

  it('leaves out what is not known', () => {
    const play = options();
    play.send({ type: 'handoffAsked', askId: play.askId, key: 'h', method: 'call' });
    const body = handoffBody({ ...sent(play), leadId: null }, { ...origin, timezone: undefined }, text);
    expect(requestHandoff.body.safeParse(body).error).toBeUndefined();
    expect(body.leadId).toBeUndefined();
    expect(body.timezone).toBeUndefined();
  });

  it('has nothing in it that the server refuses, whatever was pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (pasted) => {
        const play = options();
        for (const field of ['email', 'phone'] as const) {
          play.send({ type: 'contactChanged', field, value: `a${pasted}` });
          expect(play.state.handoff?.contact[field].length).toBeLessThanOrEqual(mostContactCharacters[field]);
        }
        play.send({ type: 'handoffAsked', askId: play.askId, key: 'h', method: 'call' });
        expect(requestHandoff.body.safeParse(handoffBody(sent(play), origin, text)).error).toBeUndefined();
      }),
    );
  });

  it('is never sent with a contact that shows nothing, which the server would refuse', () => {
    for (const unseen of ['\u0000', '\u0007 \u0000', '\uD800', '\u200b']) {
      expect(isContactComplete({ email: 'a@b.example', phone: unseen }), JSON.stringify(unseen)).toBe(false);
    }
  });
});

describe('feedback', () => {
  const given = (feedback: Partial<FeedbackDraft>, more: { email?: string; leadId?: string | null } = {}) =>
    feedbackBody(
      {
        feedback: { status: 'given', rating: 5, comment: '', ...feedback },
        email: '',
        leadId: null,
        length: 12,
        sessionId: undefined,
        ...more,
      },
      'demo',
    );

  it('leaves out what is empty', () => {
    expect(given({})).toEqual({ companyId: 'demo', rating: 5, conversationLength: 12 });
    expect(given({ comment: '  \n ' }).comment).toBeUndefined();
  });

  it('has the comment, the email and the lead where there are', () => {
    expect(given({ comment: ' Quick! ' }, { email: 'a@b.example', leadId })).toEqual({
      companyId: 'demo',
      rating: 5,
      comment: 'Quick!',
      userEmail: 'a@b.example',
      leadId,
      conversationLength: 12,
    });
  });

  it('is what the contract wants, whatever was written', () => {
    const comment = fc.string({ unit: 'binary', maxLength: mostCommentCharacters });
    fc.assert(
      fc.property(fc.constantFrom(...ratings), comment, (rating, written) => {
        expect(giveFeedback.body.safeParse(given({ rating, comment: written }, { leadId })).error).toBeUndefined();
      }),
    );
  });
});
