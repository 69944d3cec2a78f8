import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const townOf = (label: unknown) => String(label).split(',')[0];

describe('a place that is put right within its sentence', () => {
  it.each([
    ['en', 'moving from Leeds to York, no wait, to Hull', 'Leeds', 'Hull'],
    ['en', 'from Leeds to York sorry I mean Hull', 'Leeds', 'Hull'],
    ['en', 'from Leeds no wait from York to Hull', 'York', 'Hull'],
    ['en', 'from Leeds to York in May, no wait, to Bristol', 'Leeds', 'Bristol'],
    ['en', 'from Dublin to Cork or rather Galway', 'Dublin', 'Galway'],
    ['es', 'mudanza de malaga a manchester, bueno no, a leeds', 'Málaga', 'Leeds'],
    ['es', 'de Madrid a París, no, a Lyon', 'Madrid', 'Lyon'],
    ['es', 'de bilbao a madrid, no perdon, a sevilla', 'Bilbao', 'Seville'],
    ['fr', 'de Paris vers londres, euh non bruxelles', 'Paris', 'Brussels'],
    ['fr', 'de Lyon à Genève, non, à Lausanne', 'Lyon', 'Lausanne'],
    ['fr', 'de Nantes a berlin, enfin plutot hambourg', 'Nantes', 'Hamburg'],
    ['ms', 'pindah dari KL ke melaka, eh tak, ke muar', 'Kuala Lumpur', 'Muar'],
    ['ms', 'dari Ipoh ke Kuantan, bukan, ke Kuala Terengganu', 'Ipoh', 'Kuala Terengganu'],
    ['et', 'Tallinnast viljandisse, ei oota, võrru', 'Tallinn', 'Võru'],
    ['et', 'Tallinnast Tartusse, ei, Pärnusse', 'Tallinn', 'Pärnu'],
    ['ar', 'من دبي لباريس لا لا على ليون', 'Dubai', 'Lyon'],
    ['ar', 'من دبي إلى الدوحة، لا، إلى مسقط', 'Dubai', 'Muscat'],
  ])('is the last that is named in %s: "%s"', (language, text, from, to) => {
    const { origin, destination } = valuesOf(understand(text, { language }));
    expect([townOf(origin), townOf(destination)]).toEqual([from, to]);
  });

  it.each([
    ['en', 'from Dublin to Cork, not Galway', 'Dublin', 'Cork'],
    ['en', 'Leeds, well, to York', 'Leeds', 'York'],
    ['en', 'to York, oh and from Leeds', 'Leeds', 'York'],
    ['en', 'from Leeds actually to York', 'Leeds', 'York'],
    ['fr', 'en fait de Lyon à Paris', 'Lyon', 'Paris'],
    ['es', 'perdón, de Bilbao a Sevilla', 'Bilbao', 'Seville'],
  ])('is none where each place is an end of its own in %s: "%s"', (language, text, from, to) => {
    const { origin, destination } = valuesOf(understand(text, { language }));
    expect([townOf(origin), townOf(destination)]).toEqual([from, to]);
  });
});
