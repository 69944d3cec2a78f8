import type { getCompany } from '@meg/shared/contract/companies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.js';
import { createRequest } from './request.js';

type Sent = { url: string; init: RequestInit };

function requestAnsweredBy(answer: Response | Error, address = '') {
  const sent: Sent[] = [];
  const request = createRequest(
    (url, init) => {
      sent.push({ url, init });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    () => address,
  );
  const askFor = (slug: string, init?: RequestInit) =>
    request<typeof getCompany>('GET', '/api/companies/:slug', { params: { slug } }, init);
  return { sent, askFor };
}

async function faultOf(answer: Response): Promise<ApiError> {
  const fault = await requestAnsweredBy(answer)
    .askFor('demo')
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ApiError);
  return fault as ApiError;
}

/** fast-check writes bodies and status texts; a Response refuses texts that HTTP cannot carry. */
const statuses = fc.integer({ min: 400, max: 599 });
const statusTexts = fc.string({ unit: fc.constantFrom(...'abcdefgXYZ '), maxLength: 20 });

describe('a call to the server', () => {
  it('answers what the server sent', async () => {
    const { askFor } = requestAnsweredBy(Response.json({ slug: 'demo', name: 'Northbound Movers' }));
    expect(await askFor('demo')).toMatchObject({ name: 'Northbound Movers' });
  });

  it('goes to the path of the endpoint, with credentials', async () => {
    const { sent, askFor } = requestAnsweredBy(Response.json({}));
    await askFor('a/b?c');
    expect(sent).toEqual([{ url: '/api/companies/a%2Fb%3Fc', init: expect.objectContaining({ method: 'GET' }) }]);
    expect(sent[0]?.init.credentials).toBe('include');
  });

  it('goes to the server that the address names', async () => {
    const { sent, askFor } = requestAnsweredBy(Response.json({}), 'https://api.example');
    await askFor('demo');
    expect(sent[0]?.url).toBe('https://api.example/api/companies/demo');
  });

  it('can be given up', async () => {
    const { sent, askFor } = requestAnsweredBy(Response.json({}));
    const { signal } = new AbortController();
    await askFor('demo', { signal });
    expect(sent[0]?.init.signal).toBe(signal);
  });

  it('passes on that the network failed', async () => {
    const offline = new TypeError('Failed to fetch');
    await expect(requestAnsweredBy(offline).askFor('demo')).rejects.toBe(offline);
  });
});

describe('an answer that is not OK', () => {
  it('says status code, colon, body', async () => {
    const body = '{"error":{"code":"company_unknown","message":"No company has this name."}}';
    const fault = await faultOf(new Response(body, { status: 404, statusText: 'Not Found' }));
    expect(fault.message).toBe(`404: ${body}`);
  });

  it('says the status text where the body is empty', async () => {
    const fault = await faultOf(new Response('', { status: 401, statusText: 'Unauthorized' }));
    expect(fault.message).toBe('401: Unauthorized');
  });

  it('says so whatever the server sends', async () => {
    await fc.assert(
      fc.asyncProperty(statuses, statusTexts, fc.string(), async (status, statusText, body) => {
        const fault = await faultOf(new Response(body, { status, statusText }));
        expect(fault.message).toBe(`${status}: ${body === '' ? statusText : body}`);
        expect(fault.status).toBe(status);
      }),
    );
  });

  it('carries code, fields and request id', async () => {
    const error = { code: 'validation_failed', message: 'Look again.', fields: { email: 'Email is invalid' } };
    const fault = await faultOf(Response.json({ error: { ...error, requestId: 'r-1' } }, { status: 400 }));
    expect(fault).toMatchObject({ code: 'validation_failed', fields: error.fields, requestId: 'r-1' });
  });

  it.each([
    ['a page of a proxy', '<html>502 Bad Gateway</html>'],
    ['no text at all', ''],
    ['JSON that is no object', 'null'],
    ['another shape', '{"error":"nope"}'],
    ['a code that is not on the list', '{"error":{"code":"teapot","message":"Short and stout."}}'],
    ['a code that every object has', '{"error":{"code":"constructor","message":""}}'],
  ])('has no code where it is %s', async (_, body) => {
    const fault = await faultOf(new Response(body, { status: 502 }));
    expect(fault.code).toBeUndefined();
    expect(fault.fields).toEqual({});
  });

  it('is still an answer where its body breaks off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    const fault = await faultOf(new Response(broken, { status: 503, statusText: 'Service Unavailable' }));
    expect(fault.message).toBe('503: Service Unavailable');
  });
});
