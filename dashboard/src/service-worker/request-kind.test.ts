import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetsIn, treatmentOf } from './request-kind.js';

const origin = 'https://meg.example';
const site = { origin, pages: new Set(['/', '/pricing', '/knowledge-hub/an-article']) };
const go = (path: string) => treatmentOf({ method: 'GET', mode: 'navigate', url: origin + path }, site);
const ask = (path: string) => treatmentOf({ method: 'GET', mode: 'cors', url: origin + path }, site);

describe('what the worker does with a request', () => {
  it.each([
    ['/', 'page'],
    ['/pricing', 'page'],
    ['/pricing?ref=mail', 'page'],
    ['/knowledge-hub/an-article', 'page'],
    ['/login', 'network'],
    ['/admin/leads', 'network'],
    ['/no-such-page', 'network'],
    ['/api/docs', 'none'],
    ['/examples/plain-html/', 'none'],
    ['/embed/demo', 'none'],
    ['/metrics', 'none'],
  ])('going to %s is treated as %s', (path, expected) => {
    expect(go(path)).toBe(expected);
  });

  it.each([
    ['/assets/site-1a2b.js', 'asset'],
    ['/icons/icon-192.png', 'file'],
    ['/pricing.data', 'page'],
    ['/knowledge-hub/an-article.data', 'page'],
    ['/_.data', 'page'],
    ['/admin/leads.data', 'none'],
    ['/meg.js', 'none'],
    ['/sw.js', 'none'],
    ['/pricing', 'none'],
  ])('asking for %s is treated as %s', (path, expected) => {
    expect(ask(path)).toBe(expected);
  });

  it('nothing of the API, of a chat, of another origin or that writes is ever kept', () => {
    const path = fc.tuple(fc.constantFrom('/api/', '/embed/', '/widget/'), fc.webPath()).map((parts) => parts.join(''));
    const mode = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin');
    fc.assert(
      fc.property(path, mode, fc.constantFrom('POST', 'PUT', 'DELETE'), (below, how, method) => {
        expect(treatmentOf({ method: 'GET', mode: how, url: origin + below }, site)).toBe('none');
        expect(treatmentOf({ method, mode: how, url: `${origin}/pricing` }, site)).toBe('none');
        expect(treatmentOf({ method: 'GET', mode: how, url: 'https://other.example/pricing' }, site)).toBe('none');
      }),
    );
  });

  it('the files of a page are found in its text, each once', () => {
    const html = '<link href="/assets/a.css"><script>import "/assets/b.js";import "/assets/b.js"</script><a href="/x">';
    expect(assetsIn(html)).toEqual(['/assets/a.css', '/assets/b.js']);
  });
});
