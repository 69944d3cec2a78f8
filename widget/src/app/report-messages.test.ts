import type { VisitorEvent } from '@meg/shared/bridge/messages';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '../conversation/state.js';
import { Play } from '../testing/play.js';
import { tellMessages } from './report-messages.js';

function setUp(play: Play) {
  const told: VisitorEvent[] = [];
  const tellAny = tellMessages(play.state.lastId, (event) => told.push(event));
  return { told, tellAny, tell: (state: Conversation) => tellAny(state, true) };
}

describe('the page hears of messages', () => {
  it('who has spoken, and nothing of what was said', () => {
    const play = new Play();
    const { told, tell } = setUp(play);
    tell(play.toForm('local').state);
    tell(play.fill('Secret').submit().state);
    expect(told.slice(0, 2)).toEqual([
      { name: 'message', detail: { from: 'visitor' } },
      { name: 'message', detail: { from: 'meg' } },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Secret|amina/);
  });

  it('each once, and none of before the page was loaded', () => {
    const play = new Play().send({ type: 'typed', text: 'hello' });
    const { told, tell } = setUp(play);
    tell(play.state);
    expect(told).toEqual([]);
    tell(play.send({ type: 'typed', text: 'again' }).state);
    tell(play.state);
    expect(told).toHaveLength(1);
  });

  it('and leaves what came about in another tab to that one', () => {
    const play = new Play();
    const { told, tellAny } = setUp(play);
    tellAny(play.send({ type: 'typed', text: 'there' }).state, false);
    expect(told).toEqual([]);
    tellAny(play.send({ type: 'typed', text: 'here' }).state, true);
    expect(told).toHaveLength(1);
  });

  it('also of a reply that the visitor was quicker than', () => {
    const play = new Play();
    const { told, tell } = setUp(play);
    tell(play.dispatch({ type: 'answered', askId: 1, answer: { about: 'intent', value: 'quote' } }).state);
    const messageId = play.state.coming[0]?.id ?? 0;
    tell(play.dispatch({ type: 'typed', text: 'hello' }).state);
    tell(play.dispatch({ type: 'replyDue', messageId, atMs: 0 }).state);
    expect(told.map(({ detail }) => detail)).toEqual([{ from: 'visitor' }, { from: 'visitor' }, { from: 'meg' }]);
  });
});
