import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../../testing/languages.js';
import { GuidesService } from '../guides.service.js';
import { readGuides } from '../read-guides.js';
import { sentencesOf } from './guide-fields.js';

describe('what a guide answers', () => {
  let guides: GuidesService;
  beforeAll(async () => {
    const read = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
    guides = new GuidesService(read, ['en', 'es', 'fr', 'ms', 'et', 'ar']);
  });
  const ask = (query: string, more: object = {}) => guides.search({ query, reader: english, ...more })?.answer;

  it('has a part for each thing that was named, or says that the guide has nothing on it', () => {
    const answer = ask('Can I bring a drone, some wine and prescription medicine into Malaysia?')?.answer ?? '';
    expect(answer).toMatch(/^Drone: the guide to Malaysia says nothing of it/);
    expect(answer).toContain('Alcohol and tobacco: usually taxed');
    expect(answer.toLowerCase()).toMatch(/medicine: the guide to malaysia says nothing/);
  });

  it('says yes or no first where the guide does', () => {
    expect(ask('Can I bring chewing gum to Singapore?')?.answer).toMatch(/^Chewing gum: /);
    expect(ask('Can I bring drugs to Malaysia?')?.answer).toMatch(/^Drugs: no\.\n• Drugs/);
    expect(ask('Can I bring my wine to Malaysia?')?.answer).toMatch(/^Wine: only under conditions\.\n• Alcohol/);
  });

  it('reads no thing in a word of another language', () => {
    expect(ask('Kas ma tohin Miamis töötaja olla?')?.answer ?? '').not.toContain('lead');
    expect(ask('¿Puedo llevar mi olla a Miami?')?.answer).toContain('lead');
  });

  it('says what comes in free before it says anything of the visa that is named', () => {
    expect(ask('Pensionado visa for Panama, what is the most we can bring in free?')?.answer).toContain('10,000');
  });

  it('answers for the dog and for the wine', () => {
    const answer = ask('Can I bring my dog and some wine to Japan?')?.answer ?? '';
    expect(answer).toContain('Dogs and cats that meet every condition');
    expect(answer).toContain('Wine: only under conditions.');
  });

  it('says first that there is no customs between two countries of the union', () => {
    expect(ask('Do I pay customs duty when I move from Germany to Spain?')?.answer).toMatch(
      /^Between Germany and Spain/,
    );
    expect(ask('Do I pay customs duty when I move from Canada to Spain?')?.answer).not.toContain('no customs:');
  });

  it('tells people from goods between the United Kingdom and Ireland', () => {
    expect(ask('visa for Ireland, coming from the UK')?.answer).toContain('Common Travel Area');
    expect(ask('customs duty in Ireland, coming from the UK')?.answer).toMatch(
      /go through customs\. Between Ireland and Northern Ireland they do not\./,
    );
  });

  it('knows the move on the screen', () => {
    const move = { originCity: 'Berlin', originCountry: 'DE', destinationCity: 'Madrid' };
    expect(ask('Do I need a visa?', { move })?.country).toBe('spain');
    expect(ask('Which customs papers do I need?', { move })?.answer).toMatch(/^Between Germany and Spain/);
    expect(ask('Do I need a visa for Japan?', { move })?.country).toBe('japan');
    expect(ask('do I have to deregister?', { move })?.answer).toContain('guide to Germany is about arriving');
  });

  it('does not take arriving for leaving', () => {
    const found = ask('do I have to deregister in Germany when I move to Japan');
    expect(found).toMatchObject({ confidence: 0.4, answer: expect.stringContaining('Germany') });
  });

  it('shows two countries side by side, by the same part of their guides', () => {
    const found = ask('Portugal or Spain for a pensioner?');
    expect(found?.answer).toMatch(/^Portugal:\n[\s\S]+\n\nSpain:\n/);
    expect(found?.sources.length).toBeGreaterThan(1);
    expect(ask('compare Japan and South Korea')?.answer).toMatch(/^Japan:\n• [\s\S]+\n\nSouth Korea:\n• /);
  });

  it('shows the parts that may be meant as questions that it can answer, instead of an overview', () => {
    const found = ask('who cuts the grass in front of rented houses in Germany');
    expect(found?.confidence).toBeLessThan(0.7);
    for (const query of found?.followUps ?? [])
      expect(ask(query)).toMatchObject({ country: 'germany', confidence: 0.9 });
  });

  it('writes no paragraph of several sentences that is too long for a chat', () => {
    for (const query of ['customs duty in Japan', 'pets in Germany', 'visa for Sweden', 'car to Malaysia'])
      for (const paragraph of (ask(query)?.answer ?? '').split('\n\n'))
        expect(sentencesOf(paragraph).length === 1 || paragraph.length <= 300, paragraph).toBe(true);
  });
});
