import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('GET /api/places', () => {
  const server = useTestApp();

  const ask = (query: string) => server.app.inject(`/api/places?${query}`);
  const labels = async (q: string) =>
    (await ask(`q=${encodeURIComponent(q)}`)).json().places.map(({ label }: { label: string }) => label);

  it.each([
    ['Lee', 'Leeds'],
    ['kuala lumpur malaysia', 'Kuala Lumpur'],
    ['KL', 'Kuala Lumpur'],
    ['Münch', 'Munich'],
    ['munchen', 'Munich'],
    ['Kuala Lumpr', 'Kuala Lumpur'],
  ])('finds for %s first %s', async (typed, name) => {
    expect((await labels(typed))[0]).toContain(name);
  });

  it('distinguishes namesakes by their labels', async () => {
    const springfields = (await labels('Springfield')).filter((label: string) => label.startsWith('Springfield'));
    expect(springfields.length).toBeGreaterThan(2);
    expect(new Set(springfields).size).toBe(springfields.length);
  });

  it('finds nothing for an empty text', async () => {
    expect(await labels('')).toEqual([]);
    expect(await labels('qqqqzzzzxxxx')).toEqual([]);
  });

  it.each([
    ['q', ''],
    ['limit', 'q=a&limit=0'],
    ['limit', 'q=a&limit=many'],
    ['q', `q=${'x'.repeat(200)}`],
  ])('names the field %s that is wrong in "%s"', async (field, query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toContain(field);
  });
});
