import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

describe('a work on things that the company is asked for', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it.each([
    ['en', 'would you disconnect the dishwasher'],
    ['en', 'do u dump old sofas'],
    ['en', 'will you get rid of the mattress'],
    ['en', 'an electrician needed to disconnect the oven'],
    ['es', 'desenchufáis la secadora'],
    ['es', '¿os encargáis de tirar el sofá viejo?'],
    ['fr', 'vous débranchez le lave-vaisselle'],
    ['fr', 'vous emportez le vieux canapé à la déchetterie ?'],
    ['ms', 'awak boleh cabut mesin pengering tak'],
    ['et', 'kas te viskate vana diivani ära'],
    ['et', 'kas te ühendate nõudepesumasina lahti'],
    ['ar', 'هل تفصلون غسالة الصحون'],
  ])('adds none of them and is a question in %s: "%s"', (language, text) => {
    const said = understand(text, { language });
    expect([said.intent, valuesOf(said)]).toEqual(['general', {}]);
  });

  it.each([
    ['add a washing machine, you need to disconnect it', 'washing-machine'],
    ['can you move a sofa and dismantle it', 'sofa-three'],
  ])('leaves what is to be moved: "%s"', (text, code) => {
    const { inventory } = valuesOf(understand(text)) as { inventory?: { items: { code: string }[] } };
    expect(inventory?.items.map((item) => item.code)).toEqual([code]);
  });
});
