import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../testing/play.js';
import { isFeedbackDue } from './feedback.js';

const rated = () => new Play().handedOff().send({ type: 'feedbackRated', rating: 5 });
const submit = (play: Play) => play.send({ type: 'feedbackSubmitted', askId: play.askId, key: 'f-1' });

/** A conversation of so many messages, with the first question open. */
function talked(count: number): Play {
  const play = new Play();
  while (play.state.messages.length < count) play.send({ type: 'typed', text: 'hello' });
  return play;
}

describe('the prompt for feedback', () => {
  it('comes above eight messages', () => {
    expect(isFeedbackDue(talked(8).state)).toBe(false);
    expect(isFeedbackDue(talked(9).state)).toBe(true);
  });

  it('stays away while a card is open', () => {
    expect(isFeedbackDue(new Play().offered().state)).toBe(true);
    expect(isFeedbackDue(new Play().toHandoff().state)).toBe(false);
  });

  it('stays away while a quote or the word about its lead is awaited, whose question it would push aside', () => {
    const play = new Play().toForm('international').fill().submit();
    expect(isFeedbackDue(play.state)).toBe(false);
    expect(isFeedbackDue(play.quoteArrives().state)).toBe(false);
    expect(isFeedbackDue(play.leadSaved().state)).toBe(true);
  });

  it('stays away from who has complained, also after the person was sent for', () => {
    const play = talked(9).says('your men broke my table', { intent: 'complaint' });
    expect(play.state.asking?.kind).toBe('handoff');
    play.send({ type: 'handoffLeft', askId: play.askId });
    expect(isFeedbackDue(play.state)).toBe(false);
  });

  it('does not come again once it was dismissed or given', () => {
    expect(isFeedbackDue(talked(9).send({ type: 'feedbackDismissed' }).state)).toBe(false);
    expect(isFeedbackDue(submit(rated()).state)).toBe(false);
  });

  it('opens the card at once, and the question that waited comes back with the thanks', () => {
    const play = talked(9);
    const offers = play.offers();
    play.dispatch({ type: 'feedbackOpened' });
    expect(play.state.asking?.kind).toBe('feedback');
    submit(play.send({ type: 'feedbackRated', rating: 3 }));
    expect(keyOf(play.last())).toBe('feedback.thanks');
    expect(play.offers()).toEqual(offers);
  });

  it('gives the question that waited back to who cancels', () => {
    const play = talked(9);
    const { asking } = play.state;
    play.send({ type: 'feedbackOpened' });
    play.send({ type: 'feedbackCancelled', askId: play.askId });
    expect(play.state).toMatchObject({ asking, waiting: null, feedback: { status: 'dismissed' } });
  });
});

describe('the feedback card', () => {
  it.each([
    ['asks something else', (play: Play) => play.says('How do I pack glasses?', { intent: 'packing' })],
    ['presses another button', (play: Play) => play.send({ type: 'personWanted' })],
  ])('closes by itself where the visitor %s, and does not come back', (_, goOn) => {
    const play = talked(9);
    goOn(play.send({ type: 'feedbackOpened' }));
    expect(play.state.asking?.kind).not.toBe('feedback');
    expect(play.state.feedback.status).toBe('dismissed');
  });

  it('stays open where an answer comes to what was typed before it', () => {
    const play = talked(9).send({ type: 'typed', text: 'How do I pack glasses?' });
    const id = play.state.wondering[0]?.id ?? 0;
    play.send({ type: 'feedbackOpened' });
    expect(play.state.asking?.kind).toBe('feedback');
    play.send({ type: 'understood', id, understanding: null });
    expect(play.state.asking?.kind).toBe('feedback');
  });

  it('is what "not now" is said to', () => {
    const play = talked(9);
    const { asking } = play.state;
    play.send({ type: 'feedbackOpened' }).says('not now', { command: 'notNow' });
    expect(play.state.asking).toEqual(asking);
  });

  it('wants a rating before it can be sent', () => {
    expect(submit(new Play().handedOff()).of('sendFeedback')).toEqual([]);
  });

  it('is sent with what is known, and the comment without the blanks around it', () => {
    const play = submit(rated().send({ type: 'commentChanged', comment: '  Quick!  ' }));
    expect(play.of('sendFeedback')).toMatchObject([
      {
        key: 'f-1',
        feedback: { rating: 5, comment: 'Quick!' },
        email: 'amina@example.com',
        leadId: 'id of key-1',
      },
    ]);
    expect(play.told('feedbackGiven')).toEqual([{ rating: 5 }]);
    expect(play.state).toMatchObject({ step: 'feedback', feedback: { status: 'given' } });
  });

  it('is sent without an address that the page has filled in, and that the visitor has not given', () => {
    const play = new Play().send({ type: 'prefilled', fields: { email: 'page@example.com' } });
    for (const text of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
      play.send({ type: 'typed', text });
      play.send({ type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown: true });
    }
    play.send({ type: 'feedbackOpened' }).send({ type: 'feedbackRated', rating: 3 });
    expect(submit(play).of('sendFeedback')).toMatchObject([{ email: '' }]);
  });

  it('is sent once', () => {
    expect(submit(submit(rated())).of('sendFeedback')).toHaveLength(1);
  });

  it('ends with thanks and the ways on', () => {
    const play = submit(rated());
    expect(keyOf(play.last())).toBe('feedback.thanks');
    expect(play.offers()).toEqual([
      'intent.anotherQuote',
      'intent.call',
      'intent.quiz',
      'intent.question',
      'intent.guide',
    ]);
  });

  it('can be cancelled, which ends the conversation kindly', () => {
    const play = new Play().handedOff();
    play.send({ type: 'feedbackCancelled', askId: play.askId });
    expect(keyOf(play.last())).toBe('ending.1');
    expect(play.of('sendFeedback')).toEqual([]);
  });
});
