import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { useTestApp } from '../../testing/use-test-app.js';

describe('GET /embed/preview', () => {
  const test = useTestApp();

  const preview = (look: Record<string, string>, headers = {}) =>
    test.app.inject({ url: `/embed/preview?${new URLSearchParams(look)}`, headers });
  const dataOf = (html: string) => JSON.parse(/id="meg-data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');

  it('shows the chat in the name, the colour and the words that are asked for', async () => {
    const answer = await preview({ name: 'Harbour', color: '#7c2d12', welcome: 'Ahoy', theme: 'dark' });
    expect(answer.statusCode).toBe(200);
    expect(dataOf(answer.body)).toMatchObject({ company: { name: 'Harbour', welcomeMessage: 'Ahoy' } });
    expect(answer.body).toContain('data-theme="dark"');
    expect(answer.body).toContain('--brand:#7c2d12');
  });

  it('shows what a person types as text', async () => {
    const welcome = '</script><script>alert(1)</script>';
    const { body } = await preview({ name: '</title><script>alert(1)</script>', welcome });
    expect(body).not.toContain('<script>alert');
    expect(dataOf(body).company.welcomeMessage).toBe(welcome);
  });

  it('ignores values that make no sense', async () => {
    const answer = await preview({ name: 'x'.repeat(999), color: 'red;}body{display:none', theme: 'loud' });
    expect(dataOf(answer.body)).toMatchObject({ company: { name: 'Your company' } });
    expect(answer.body).toContain('data-theme="auto"');
    expect(answer.body).toContain('--brand:#1e40af');
    expect(answer.body).not.toContain('display:none');
  });

  it('may be framed only by our own pages, at any address', async () => {
    const policyOf = ({ headers }: { headers: object }) =>
      String(Object.entries(headers).find(([name]) => name === 'content-security-policy'));
    expect(policyOf(await preview({}))).toMatch(/frame-ancestors 'self' https:\/\/nobody\.invalid/);
    const apart = await createTestApp(test.database, { dashboardOrigin: 'https://office.example' });
    expect(policyOf(await apart.inject('/embed/preview'))).toContain("frame-ancestors 'self' https://office.example");
    await apart.close();
  });

  it('is refused as a page of its own, which would let anybody speak in our name', async () => {
    expect((await preview({ name: 'A bank' }, { 'sec-fetch-dest': 'document' })).statusCode).toBe(404);
    expect((await preview({}, { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
  });
});
