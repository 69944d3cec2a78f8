import { describe, expect, it } from 'vitest';
import { FakeServer, failure } from '../../testing/fake-server.js';
import { Tab } from '../../testing/tab.js';

const namesOf = async ({ engine }: Tab) => (await engine.findThings())?.map(({ name }) => name);

describe('the things that can be counted', () => {
  it('are not asked for before a card wants them, and then once', async () => {
    const server = new FakeServer();
    const tab = await Tab.open(server);
    expect(server.to('/api/things')).toHaveLength(0);
    expect(await namesOf(tab)).toEqual(['rug (en)']);
    expect(await namesOf(tab)).toEqual(['rug (en)']);
    expect(server.to('/api/things')).toHaveLength(1);
  });

  it('are asked for again in another language', async () => {
    const server = new FakeServer();
    const tab = await Tab.open(server);
    await namesOf(tab);
    await tab.engine.setLanguage('ar', true);
    expect(await namesOf(tab)).toEqual(['rug (ar)']);
  });

  it('that did not load are asked for again when wanted again', async () => {
    const server = new FakeServer();
    server.fail = () => failure(404);
    const tab = await Tab.open(server);
    expect(await namesOf(tab)).toBeUndefined();
    server.fail = () => undefined;
    expect(await namesOf(tab)).toEqual(['rug (en)']);
  });
});
