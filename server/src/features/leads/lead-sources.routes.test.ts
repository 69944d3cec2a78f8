import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

const page = 'https://movers.example/quote';

eachDatabase('Where a lead came from', (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    app = await createTestApp(current().database);
    owner = await signIn(app, current().database);
  });
  afterAll(() => app.close());

  const store = async (sourcePage: string): Promise<string> => {
    const payload = leadBody({ companyId: owner.company.slug, sourcePage });
    const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  };
  const idsOf = async (query: string) => {
    const { leads } = (await owner.call('GET', `/api/leads?${query}`)).json();
    return leads.map(({ id }: { id: string }) => id);
  };

  it('is shown, filtered by, found and exported, and nothing else of the query is stored', async () => {
    const query = 'utm_source=google&utm_medium=cpc&utm_campaign=lenteaktion&email=a%40b.example&ref=www.google.de';
    const id = await store(`${page}?${query}`);
    const unknown = await store(page);
    const lead = (await owner.call('GET', `/api/leads/${id}`)).json();
    expect(lead).toMatchObject({ sourcePage: page, cameFrom: 'Google ads' });
    const arrival = { source: 'google', medium: 'cpc', campaign: 'lenteaktion', referrer: 'www.google.de' };
    expect(lead.arrival).toEqual(arrival);
    expect((await owner.call('GET', `/api/leads/${unknown}`)).json()).toMatchObject({ cameFrom: '', arrival: {} });
    expect(await idsOf('cameFrom=Google%20ads')).toEqual([id]);
    expect(await idsOf('cameFrom=Bing%20ads')).toEqual([]);
    expect((await idsOf(`sourcePage=${encodeURIComponent(page)}`)).toSorted()).toEqual([id, unknown].toSorted());
    expect(await idsOf('search=lenteak')).toEqual([id]);
    const { sources } = (await owner.call('GET', '/api/leads/choices')).json();
    expect(sources).toEqual(['Google ads']);
    const csv = (await owner.call('GET', '/api/admin/leads/export')).body;
    expect(csv).toContain('Google ads,lenteaktion,google,cpc');
    expect(csv).not.toContain('b.example');
  });

  it('is what whoever adds a lead by hand says', async () => {
    const move = { moveType: 'local', originCity: 'Leeds' };
    const body = { name: 'Tom Okafor', phone: '+44 7700 900456', move, cameFrom: 'A neighbour' };
    const { id } = (await owner.call('POST', '/api/leads/by-hand', body)).json();
    expect((await owner.call('GET', `/api/leads/${id}`)).json().cameFrom).toBe('A neighbour');
    expect(await idsOf('search=neighbour')).toEqual([id]);
  });
});
