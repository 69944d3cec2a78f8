import { companyConfig } from '@meg/shared/contract/company-config';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Mail } from '../../mail/mailer.js';
import { createTestApp } from '../create-test-app.js';
import { createDatabase, type TestDatabase } from '../database/each-database.js';
import { leadBody } from '../factories.js';
import { figure } from '../faults/figure.js';
import type { SignedIn } from '../route-objects.js';
import { signIn } from '../sign-in.js';
import { fitting, textsOfRound } from './hostile-texts.js';
import { readTable } from './spreadsheet-cells.js';
import { badAddresses, tagsOf } from './tags.js';

const promise = 'markup in any text';
const mostPerBatch = 20;
const startsFormula = (cell: string): boolean => /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(cell);

/** A lead of harmless words, to know the tags of our own by. */
const harmless = Array.from({ length: 10 }, (_, place) => `Word ${place}`);

/** A page that says how the visitor came, where the text fits into its query. */
function sourcePageOf(text: string): string {
  const short = fitting(text, 150);
  const query = new URLSearchParams({ utm_source: short, utm_campaign: short, utm_medium: 'email' });
  return short === text && short !== '' ? `https://movers.example/?${query}` : fitting(text, 2_000);
}

function leadOf(texts: readonly string[], companyId: string) {
  const [name = '', phone = '', from = '', to = '', quote = '', chat = '', page = '', consent = ''] = texts;
  return leadBody({
    companyId,
    name: fitting(name, 200),
    phone: fitting(phone, 50),
    originCity: fitting(from, 120),
    destinationCity: fitting(to, 120),
    preliminaryQuote: fitting(quote, 200),
    chatHistory: fitting(chat, 16_000),
    sourcePage: sourcePageOf(page),
    consentText: fitting(consent, 500),
    wantsEmail: true,
  });
}

type Lead = ReturnType<typeof leadOf>;

function configOf(texts: readonly string[]) {
  const [name = '', tagline = '', welcome = '', label = '', website = '', area = '', mail = ''] = texts;
  return companyConfig.parse({
    branding: { companyName: fitting(name, 120), tagline: fitting(tagline, 200) },
    chatbotConfig: { welcomeMessage: fitting(welcome, 500), launcher: { label: fitting(label, 40) } },
    contactInfo: {
      website: fitting(website, 500),
      phone: '+44 20 7946 0123',
      email: fitting(mail, 254),
      address: fitting(area, 300),
    },
    serviceAreas: [fitting(area, 120)],
  });
}

/** Plays so many rounds with another text in each field: from the visitor and the company to all that is sent out. */
export function markupSuite(rounds: number): void {
  describe(`survives: markup in any text – ${rounds} rounds through what the server sends`, () => {
    let test: TestDatabase;
    let app: FastifyInstance;
    let owner: SignedIn;
    const mails: Mail[] = [];
    const stored = new Map<string, Lead>();
    beforeAll(async () => {
      test = await createDatabase('sqlite');
      const mailer = { send: async (mail: Mail) => void mails.push(mail) };
      app = await createTestApp(test.database, { mailer });
      owner = await signIn(app, test.database);
    });
    afterAll(async () => {
      await app.close();
      await test.drop();
    });

    const textsAt = (round: number) => (round === 0 ? harmless : textsOfRound(round, harmless.length));
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

    async function save(config: z.input<typeof companyConfig>): Promise<void> {
      const { version } = (await owner.call('GET', '/api/company-config')).json();
      const answer = await owner.call('PUT', '/api/company-config', { config, version });
      expect(answer.statusCode, answer.body).toBe(200);
    }

    async function leave(round: number): Promise<void> {
      const texts = textsAt(round);
      const lead = leadOf(texts, owner.company.slug);
      const answer = await post('/api/leads', lead);
      expect([201, 422], answer.body).toContain(answer.statusCode);
      if (answer.statusCode !== 201) return;
      const { id: leadId } = answer.json();
      stored.set(leadId, lead);
      const company = { companyId: owner.company.slug, leadId, elapsedMs: 20_000 };
      const [comment = '', chat = '', note = '', tag = ''] = texts;
      const rated = await post('/api/feedback', { ...company, rating: 1, comment: fitting(comment, 1_000) });
      const contactInfo = { email: 'amina@example.com', phone: fitting(note, 50) };
      const asked = {
        requestType: 'immediate',
        contactMethod: 'call',
        contactInfo,
        chatHistory: fitting(chat, 16_000),
      };
      const called = await post('/api/human-handoff', { ...company, ...asked });
      const noted = await owner.call('POST', `/api/leads/${leadId}/notes`, { text: fitting(note, 2_000) });
      const tagged = await owner.call('PATCH', `/api/leads/${leadId}`, { version: 1, tags: [fitting(tag, 40)] });
      for (const { statusCode, body } of [rated, called, noted, tagged]) expect(statusCode, body).toBeLessThan(500);
    }

    it('takes them as text and gives them back as they were', async () => {
      for (let round = 0; round < rounds; round += mostPerBatch) {
        const batch = Array.from({ length: Math.min(mostPerBatch, rounds - round) }, (_, place) => round + place);
        await Promise.all(batch.map(leave));
        await app.worker.settle();
      }
      expect(stored.size).toBeGreaterThan(rounds / 2);
      for (const [id, { companyId: _, elapsedMs, status, wantsEmail, ...sent }] of stored) {
        const answer = await owner.call('GET', `/api/leads/${id}`);
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        const { name, phone, originCity, destinationCity, preliminaryQuote: otherRange } = sent;
        expect(answer.json()).toMatchObject({ name, phone, originCity, destinationCity, otherRange });
      }
      const { sources } = (await owner.call('GET', '/api/leads/choices')).json();
      expect(sources.length).toBeGreaterThan(1);
      figure(promise, 'leads with hostile text in every field', stored.size);
    });

    it('writes mails with no tag and no link but its own, and no line of a header but its own', async () => {
      expect(mails.length).toBeGreaterThan(0);
      const own = new Set(mails.slice(0, mostPerBatch).flatMap(({ html }) => tagsOf(html ?? '')));
      for (const { html = '', subject, fromName = '', headers = {} } of mails) {
        expect(tagsOf(html).filter((tag) => /script|<img|<svg|<iframe|<math|\son\w+=|evil/i.test(tag))).toEqual([]);
        expect(
          tagsOf(html).filter((tag) => !own.has(tag) && !/^<\/?(p|a|h2|li|ul|bdi|div|span)\b[^<]*>$/.test(tag)),
        ).toEqual([]);
        expect(badAddresses(html)).toEqual([]);
        expect(`${subject}${fromName}${Object.values(headers).join('')}`).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
        const parsed = await PostalMime.parse(`Subject: ${subject}\r\n\r\n`);
        expect(parsed.headers).toHaveLength(1);
      }
      figure(promise, 'mails of those leads', mails.length);
    });

    it('writes a CSV file in which no formula begins', async () => {
      const { body } = await owner.call('GET', '/api/admin/leads/export');
      for (const separator of [',', ';', '\t']) {
        expect(readTable(body, separator).flat().filter(startsFormula)).toEqual([]);
      }
      expect(readTable(body, ',').filter((row) => row.length > 1)).toHaveLength(stored.size + 1);
    });

    it('writes the documents of a company as whose it is told, with no tag but their own', async () => {
      const url = `/embed?company=${owner.company.slug}`;
      // With a telephone number that can be called the document has a link.
      const { body: harmlessPage } = await app.inject('/embed?company=demo');
      const own = new Set([...tagsOf(harmlessPage), '<a href>', '</a>']);
      const ownAddresses = badAddresses(harmlessPage);
      expect(ownAddresses).toEqual([
        '/widget/assets/chat-test.js',
        '/widget/assets/engine-test.js',
        '/words-en.js',
        'data:,',
      ]);
      const rest = (await app.inject('/meg.js')).body.slice(0, -'({})'.length);
      for (let round = 1; round < rounds; round++) {
        const config = configOf(textsAt(round));
        await save(config);
        const page = (await app.inject(url)).body;
        const tags = tagsOf(page.replace(owner.company.slug, 'demo'));
        expect(
          tags.filter((tag) => !own.has(tag)),
          JSON.stringify(textsAt(round)),
        ).toEqual([]);
        expect(badAddresses(page).filter((address) => !ownAddresses.includes(address))).toEqual([]);
        const data = /id="meg-data">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
        expect(JSON.parse(data).company.welcomeMessage).toEqual(
          config.chatbotConfig.welcomeMessage || expect.any(String),
        );
        const script = (await app.inject(`/meg.js?company=${owner.company.slug}`)).body;
        expect(script.slice(0, rest.length)).toBe(rest);
        const settings = script.slice(rest.length + 1, -1);
        expect(settings).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(settings).label).toBe(config.chatbotConfig.launcher.label);
      }
    });

    it('names no address of a company but one of the web', async () => {
      for (let round = 1; round < rounds; round++) {
        const website = fitting(textsAt(round)[4] ?? '', 500);
        await save(companyConfig.parse({ contactInfo: { website } }));
        const answer = await post('/api/chat/search', {
          companyId: owner.company.slug,
          query: 'What is your website?',
        });
        const urls = (JSON.stringify(answer.json()).match(/"url":"[^"]*"/g) ?? []).filter(
          (url) => !/:"(https?:\/\/[^"]*)?"$/.test(url),
        );
        expect(urls, website).toEqual([]);
      }
    });
  });
}
