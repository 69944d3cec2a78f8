import { describe, expect, it } from 'vitest';
import { keyOf, Play, sureAnswer } from '../../../testing/play.js';
import { welcome } from '../../welcome.js';

const asked = (text = 'Do I need a visa?', play = new Play()) => play.says(text);
const answered = (play: Play, answer = sureAnswer) =>
  play.send({ type: 'guideAnswered', id: play.state.wondering[0]?.id ?? 0, answer });
const failed = (play: Play, isUnknown: boolean) =>
  play.send({ type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown });
const inMenu = () => new Play().answer({ about: 'intent', value: 'guide' });
const chose = () => {
  const play = inMenu();
  return play.send({ type: 'countryChosen', askId: play.askId, slug: 'japan', said: 'Japan' });
};

describe('typed words', () => {
  it('that are a question are asked of the guides, and the open question stays open', () => {
    const play = asked(' Do I need a visa? ');
    expect(play.last()).toMatchObject({ from: 'visitor', text: { verbatim: 'Do I need a visa?' } });
    expect(play.of('askGuide')).toMatchObject([
      { question: { query: 'Do I need a visa?', country: null, topic: 'question' } },
    ]);
    expect(play.state.asking).toEqual(welcome().asking);
    expect(answered(play).state.asking).toEqual(welcome().asking);
  });

  it.each(['', '   ', '\u0000\u0007'])('are not sent where there are none (%j)', (text) => {
    expect(new Play().send({ type: 'typed', text }).state).toEqual(welcome());
  });

  it('are taken while any card is open, and leave it as it is', () => {
    const play = new Play().toForm('local');
    const { asking } = play.state;
    expect(asked('hello', play).state.asking).toEqual(asking);
    expect(failed(play, true).state.asking).toEqual(asking);
  });

  it('that have no answer at the card of a person go along with the request, and the card comes below them', () => {
    const play = new Play().toHandoff();
    const { handoff } = play.state;
    failed(asked('Who will it be?', play), true);
    expect(play.said().at(-1)).toBe('handoff.added');
    expect(play.state).toMatchObject({ handoff, asking: { kind: 'handoff', id: play.last()?.id } });
  });

  it('that the company has not told say so at the card of a person, and go along with the request', () => {
    const play = answered(asked('Are you insured?', new Play().toHandoff()), {
      ...sureAnswer,
      answer: 'Nobody told me.',
      confidence: 0.4,
      sources: [],
    });
    expect(play.state.messages.at(-2)).toMatchObject({ kind: 'guide', answer: 'Nobody told me.' });
    expect(play.said().at(-1)).toBe('handoff.added');
    expect(play.state.asking).toMatchObject({ kind: 'handoff' });
  });

  it('empty the composer', () => {
    const play = new Play().send({ type: 'composed', text: 'Do I' });
    expect(play.state.composed).toBe('Do I');
    expect(asked('Do I?', play).state.composed).toBe('');
  });

  it.each([0.9, 0.2])('reach the lead with their answer once it is stored (sure: %d)', (confidence) => {
    const play = answered(asked('Do I need a visa?', new Play().offered()), { ...sureAnswer, confidence });
    const { messages } = play.of('addToLead').at(-1) ?? {};
    expect(messages?.slice(-2)).toMatchObject([{ from: 'visitor' }, { kind: 'guide', answer: sureAnswer.answer }]);
  });

  it('each get their own answer', () => {
    const play = asked('two?', asked('one?'));
    const [one, two] = play.state.wondering.map(({ id }) => id);
    play.send({ type: 'guideAnswered', id: two ?? 0, answer: sureAnswer });
    expect(play.state.wondering.map(({ id }) => id)).toEqual([one]);
  });

  it('that follow an answer are about its country, unless they name another', () => {
    expect(asked('And pets?', answered(asked())).of('askGuide').at(-1)).toMatchObject({
      question: { query: 'And pets?', country: 'malaysia' },
    });
  });
});

describe('an answer of the guides', () => {
  it('is shown with its sources', () => {
    expect(answered(asked()).last()).toMatchObject({ kind: 'guide', ...sureAnswer });
  });

  it('that is not sure says so, with three things that may be meant and a person', () => {
    const play = answered(asked(), { ...sureAnswer, confidence: 0.49 });
    expect(keyOf(play.last())).toBe('guide.offerPerson');
    expect(play.offers()).toEqual(['intent.quote', 'topic.countryGuide', 'topic.packing', 'intent.call']);
  });

  it('that is not sure keeps the answers of the question that was open', () => {
    const play = answered(asked('Is it safe?', new Play().offered()), { ...sureAnswer, confidence: 0.1 });
    expect(play.offers()).toEqual(expect.arrayContaining(['readiness.yes', 'readiness.connect', 'readiness.allSet']));
  });

  it('that asks back is a plain question, with the ways on', () => {
    const unknown = { ...sureAnswer, sources: [], country: null, confidence: 0.4 };
    const play = answered(asked('Visa?'), { ...unknown, answer: 'Which country? The rules differ.' });
    expect(play.last()).toMatchObject({ kind: 'text', text: { verbatim: 'Which country? The rules differ.' } });
    expect(play.offers()).toContain('intent.guide');
    expect(answered(asked('Nepal?'), { ...unknown, answer: 'There is no guide.' }).offers()).toContain('intent.call');
  });

  it('asks whether there is more where no question is open', () => {
    const play = answered(chose());
    expect(keyOf(play.last())).toBe('question.more');
    expect(play.state.asking?.kind).toBe('choices');
  });

  it('that comes twice is shown once', () => {
    const play = asked();
    const id = play.state.wondering[0]?.id ?? 0;
    for (let turn = 0; turn < 2; turn += 1) play.send({ type: 'guideAnswered', id, answer: sureAnswer });
    expect(play.said().filter((key) => key === 'guide')).toHaveLength(1);
  });
});

describe('a question without an answer', () => {
  it('that nobody foresaw promises an expert within a business day, and offers the call', () => {
    const play = failed(asked('Do you like jazz?'), true);
    expect(play.last()).toMatchObject({ text: { key: 'typed.fallback', offersCall: true } });
    expect(play.offers()).toContain('intent.call');
  });

  it('where the lookup failed, apologizes and opens the handoff card', () => {
    const play = failed(asked('Visa?', new Play().answer({ about: 'intent', value: 'question' })), false);
    expect(play.said().at(-1)).toBe('guide.failed');
    expect(play.state.asking?.kind).toBe('handoff');
  });

  it('where the lookup failed beside an open question, leaves that open and names a human', () => {
    const moving = new Play().answer({ about: 'intent', value: 'quote' });
    const { asking } = moving.state;
    const play = failed(asked('Visa?', moving), false);
    expect(play.last()).toMatchObject({ text: { key: 'guide.failedOpen', offersCall: true } });
    expect(play.state.asking).toEqual(asking);
  });

  it('opens nothing over a quote that is being worked out: its own question follows', () => {
    const play = failed(asked('Visa?', new Play().toForm('local').fill().submit()), false);
    expect(play.state.asking).toBeNull();
    expect(keyOf(play.quoteArrives().leadSaved().last())).toBe('readiness.offer');
  });
});

describe('the country menu', () => {
  it('fetches the countries once', () => {
    const play = inMenu();
    expect(play.of('loadCountries')).toHaveLength(1);
    play.send({ type: 'countriesArrived', countries: [{ slug: 'japan', code: 'JP' }] });
    play.send({ type: 'cardLeft', askId: play.askId }).answer({ about: 'intent', value: 'guide' });
    expect(play.of('loadCountries')).toHaveLength(1);
    expect(play.state.countries).toEqual([{ slug: 'japan', code: 'JP' }]);
  });

  it('tries anew where they did not come', () => {
    const play = inMenu().send({ type: 'countriesFailed' });
    expect(play.state.countries).toBe('failed');
    play.send({ type: 'countriesWanted', askId: play.askId });
    expect(play.state.countries).toBe('loading');
    expect(play.of('loadCountries')).toHaveLength(2);
  });

  it('asks for the overview of the country that was chosen, and tells the page which', () => {
    const play = chose();
    expect(play.of('askGuide')).toMatchObject([{ question: { country: 'japan', topic: 'overview' } }]);
    expect(play.told('countryGuideChosen')).toEqual([{ country: 'japan' }]);
    expect(play.last()).toMatchObject({ from: 'visitor', text: { verbatim: 'Japan' } });
  });

  it('opens the handoff card where the overview cannot be had', () => {
    expect(failed(chose(), false).state.asking?.kind).toBe('handoff');
  });

  it('can be left, with the ways on', () => {
    const play = inMenu();
    play.send({ type: 'cardLeft', askId: play.askId });
    expect(keyOf(play.last())).toBe('question.else');
    expect(play.offers()).toContain('intent.quote');
  });
});
