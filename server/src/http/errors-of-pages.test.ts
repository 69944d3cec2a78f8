import { en } from '@meg/shared/languages/en';
import { et } from '@meg/shared/languages/et';
import { describe, expect, it } from 'vitest';
import { ownOrigin } from '../testing/sign-in.js';
import { useTestApp } from '../testing/use-test-app.js';

describe('A refusal to a browser that prefers Estonian', () => {
  const test = useTestApp();

  const messageOf = async (url: string) => {
    const headers = { 'content-type': 'application/json', origin: ownOrigin, 'accept-language': 'et, en;q=0.5' };
    const answer = await test.app.inject({ method: 'POST', url, headers, payload: '{' });
    return answer.json().error.message;
  };

  it.each(['/api/signup', '/api/admin/login', '/api/contact-messages', '/api/beta-applications'])(
    'is in English at %s, as its page is',
    async (url) => {
      expect(await messageOf(url)).toBe(en.errors.malformed_request);
    },
  );

  it('is in Estonian in the chat, which is', async () => {
    expect(await messageOf('/api/leads')).toBe(et.errors.malformed_request);
  });
});
