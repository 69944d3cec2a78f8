import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../testing/play.js';
import { isWorthKeeping } from '../state.js';

const known = {
  name: 'Amina',
  email: 'amina@example.com',
  originCity: 'Leeds',
  moveType: 'international',
  moveDetails: 'full-home',
};

describe('what the page fills in', () => {
  it('stands in the form when it opens', () => {
    const play = new Play().send({ type: 'prefilled', fields: known });
    expect(play.state.form.draft).toMatchObject({ name: 'Amina', originCity: 'Leeds', phone: '' });
  });

  it('is never put over what the visitor wrote', () => {
    const play = new Play().toForm('local').send({ type: 'draftChanged', field: 'name', value: 'Zoë' });
    play.send({ type: 'prefilled', fields: known });
    expect(play.state.form.draft).toMatchObject({ name: 'Zoë', email: 'amina@example.com' });
  });

  it('is dropped where it is none of the options', () => {
    const play = new Play().send({
      type: 'prefilled',
      fields: { ...known, moveType: 'lunar', propertySize: '9 Beds' },
    });
    expect(play.state.foretold).toEqual({ moveDetails: 'full-home' });
  });

  it('spares the visitor the questions that it answers', () => {
    const play = new Play().send({ type: 'prefilled', fields: known }).answer({ about: 'intent', value: 'quote' });
    expect(keyOf(play.last())).toBe('ask.propertySize');
    expect(play.state.move).toEqual({ moveType: 'international', moveDetails: 'full-home' });
  });

  it('is as long as the server takes, and without what no screen shows', () => {
    const play = new Play().send({ type: 'prefilled', fields: { name: `\u0000${'n'.repeat(500)}` } });
    expect(play.state.form.draft.name).toBe('n'.repeat(200));
  });

  it('stays for the next conversation', () => {
    const play = new Play().send({ type: 'prefilled', fields: known }).send({ type: 'restarted' });
    expect(play.answer({ about: 'intent', value: 'quote' }).state.move.moveType).toBe('international');
    expect(play.state.form.draft.name).toBe(known.name);
  });
});

it('nothing is worth storing for what the page alone did', () => {
  const play = new Play().send({ type: 'prefilled', fields: known }).send({ type: 'flowStarted', flow: 'quote' });
  play.send({ type: 'languageChanged', language: 'et' }).send({ type: 'askedByPage', text: 'How?' });
  expect(isWorthKeeping(play.state)).toBe(false);
  play.answer({ about: 'propertySize', value: '4 Beds+' });
  expect(isWorthKeeping(play.state)).toBe(true);
});

describe('a page that starts a quote', () => {
  it('begins it in the visitor’s place', () => {
    expect(keyOf(new Play().send({ type: 'flowStarted', flow: 'quote' }).last())).toBe('ask.moveType');
  });

  it('takes over from an open card, and keeps what was typed', () => {
    const play = new Play().toForm('local').fill('Amina').send({ type: 'flowStarted', flow: 'quote' });
    expect(play.state).toMatchObject({ step: 'leadCapture', asking: { kind: 'leadForm' } });
    expect(play.state.form.draft.name).toBe('Amina');
    const other = new Play().toHandoff().send({ type: 'flowStarted', flow: 'quote' });
    expect(other.state).toMatchObject({ handoff: null, asking: { kind: 'choices' } });
  });

  it('loses no lead that waits for its quote: it goes with it, or after a reload without', () => {
    const play = new Play().toForm('local').fill().submit().send({ type: 'flowStarted', flow: 'quote' });
    const reloaded = new Play(play.state).send({ type: 'resumed' });
    expect(reloaded.of('sendLead')).toMatchObject([{ lead: { key: 'key-1' }, quote: null }]);
    expect(play.quoteArrives().of('sendLead')).toHaveLength(1);
  });
});

it('a page that starts the test begins it with the kind of move that is known', () => {
  const play = new Play().send({ type: 'prefilled', fields: known }).send({ type: 'flowStarted', flow: 'quiz' });
  expect(play.state).toMatchObject({ asking: { kind: 'quiz' }, quiz: { moveType: 'international' } });
});
