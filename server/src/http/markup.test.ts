import { describe, expect, it } from 'vitest';
import { calendarFile } from '../features/handoffs/calendar-file.js';
import { createPayload } from '../features/webhooks/payload/create-payload.js';
import { exampleFacts } from '../features/webhooks/payload/example-facts.js';
import type { Letter, LetterPart } from '../mail/letter/letter.js';
import { writeLetter } from '../mail/letter/write-mail.js';
import { figure } from '../testing/faults/figure.js';
import { fitting, hostileTexts } from '../testing/texts/hostile-texts.js';
import { ownHostileTexts } from '../testing/texts/hostile-texts.test-data.js';
import { markupSuite } from '../testing/texts/markup-suite.js';
import { badAddresses, tagsOf } from '../testing/texts/tags.js';
import { useTestApp } from '../testing/use-test-app.js';
import { parameterText } from '../whatsapp/whatsapp-client.js';

const link = (text: string) => ({ label: text, url: `https://chat.example.com/?q=${encodeURIComponent(text)}` });

/** A letter with the text in each of its places. */
function letterOf(text: string): Letter {
  const parts: LetterPart[] = [
    { is: 'text', text },
    { is: 'heading', text },
    { is: 'figure', label: text, value: text },
    { is: 'facts', rows: [[text, text]] },
    { is: 'list', items: [text] },
    { is: 'items', items: [{ title: text, text, facts: text, meta: text, links: [link(text)] }] },
    { is: 'action', ...link(text), isWrittenOut: true },
    { is: 'links', links: [link(text)] },
  ];
  return {
    to: 'amina@example.com',
    subject: text,
    preview: text,
    parts,
    sender: { name: text, colour: '#1e40af' },
    language: { code: 'en', direction: 'ltr' },
    foot: [{ text, link: link(text) }],
  };
}

describe('survives: markup in any text – every text of the lists', () => {
  it('is there: the public list, and 200 of ours', () => {
    expect(Object.values(ownHostileTexts).flat().length).toBeGreaterThanOrEqual(200);
    expect(hostileTexts.length).toBeGreaterThan(600);
    figure('markup in any text', 'texts of the lists', hostileTexts.length);
  });

  it('is text in every place of a letter, and one line in its subject', () => {
    const own = tagsOf(writeLetter(letterOf('Harmless')).html ?? '');
    for (const text of hostileTexts) {
      const { html = '', subject, text: plain } = writeLetter(letterOf(text));
      expect(tagsOf(html), text).toEqual(own);
      expect(badAddresses(html), text).toEqual([]);
      expect(subject, text).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      expect(plain, text).toContain(text);
    }
  });

  it('is what a webhook of any shape says, as it was written', () => {
    const company = { name: 'Movers', slug: 'movers', currency: 'GBP' };
    for (const text of hostileTexts) {
      const facts = {
        ...exampleFacts({ id: '1', type: 'lead.created', atMs: 0, publicUrl: '', company }),
        'lead.name': text,
        'lead.originCity': text,
      } as const;
      for (const shape of ['standard', 'generic', 'supermove', 'smartmoving'] as const) {
        const body = createPayload(shape, { who: 'lead.name', 'from.city': 'lead.originCity' }, facts);
        const told: unknown = JSON.parse(body);
        expect(JSON.stringify(told), text).toContain(JSON.stringify(text).slice(1, -1));
      }
    }
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('adds no line of its own to an entry for the calendar', () => {
    const times = { uid: '1', sequence: 0, startMs: 0, endMs: 1, stampMs: 0 };
    const namesOf = (text: string) => {
      const file = calendarFile({ ...times, isCancelled: false, summary: text, description: text });
      return file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .map((line) => line.split(/[:;]/)[0]);
    };
    const own = namesOf('Harmless');
    for (const text of hostileTexts) expect(namesOf(text), text).toEqual(own);
  });

  it('is one line in a WhatsApp message', () => {
    for (const text of hostileTexts) expect(parameterText(text), text).not.toMatch(/[\r\n\t]| {5}/);
  });

  it('is cut for a field without becoming something else', () => {
    for (const text of hostileTexts) expect(text.normalize('NFC').trim()).toContain(fitting(text, 40));
  });
});

describe('survives: markup in any text – every text in an address', () => {
  const test = useTestApp();

  const addresses: Readonly<Record<string, (text: string) => string>> = {
    'the chat of a company': (text) => `/embed?company=${text}`,
    'the look of a chat': (text) => `/embed?company=demo&theme=${text}&language=${text}&preview=${text}`,
    'the script of a company': (text) => `/meg.js?company=${text}`,
    'a link of a mail': (text) => `/api/unsubscribe/${text}`,
    'a company of the API': (text) => `/api/companies/${text}`,
    'a place that is typed': (text) => `/api/places?q=${text}`,
    'a page that is not there': (text) => `/${text}`,
  };

  it.each(Object.entries(addresses))('is not given back as markup by %s', async (_, addressOf) => {
    const own = new Set(tagsOf((await test.app.inject(addressOf('harmless'))).body));
    for (const text of hostileTexts) {
      const url = addressOf(encodeURIComponent(text));
      const { statusCode, headers, body } = await test.app.inject({ url, headers: { 'accept-language': 'en' } });
      expect(statusCode, url).toBeLessThan(500);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      if (!String(headers['content-type']).startsWith('text/html')) continue;
      expect(headers['content-security-policy'], url).not.toMatch(/unsafe|evil/);
      expect(
        tagsOf(body).filter((tag) => !own.has(tag)),
        url,
      ).toEqual([]);
    }
  });
});

/** Each text is in some of the fields; `markup.faults.ts` puts each in all. */
markupSuite(80);
