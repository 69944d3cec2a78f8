import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('the country guides', () => {
  const server = useTestApp();

  it('list their countries, each with the code that names it in any language', async () => {
    const { countries } = (await server.app.inject('/api/chat/countries')).json();
    expect(countries).toHaveLength(28);
    expect(countries).toContainEqual({ slug: 'japan', code: 'JP', name: 'Japan' });
  });
});
