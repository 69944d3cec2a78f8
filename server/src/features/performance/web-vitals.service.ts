import type { WebVital, WebVitalReport } from '@meg/shared/contract/performance';
import { webVitalNames } from '@meg/shared/domain/web-vitals';
import type { Ground } from '../../ground.js';
import { dayMs } from '../../time/time-units.js';
import { bucketOf, summarise } from './vital-buckets.js';
import { addWebVitals, sumWebVitals } from './web-vitals.store.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  /** Whether the site has a page at this path. */
  isPage: (path: string) => boolean;
}

const shownDays = 28;
export const keptVitalMs = 90 * dayMs;
/** All other paths count as one, because strangers can make up any number. */
const otherPage = 'other';

/** How fast pages are for visitors who allow measuring. */
export class WebVitalsService {
  constructor(private readonly needs: Needs) {}

  async add({ page, vitals }: WebVitalReport): Promise<void> {
    const { database, isPage } = this.needs;
    // Of two values of one name, the later counts.
    const byName = new Map(vitals.map(({ name, value }) => [name, value]));
    const place = { day: this.day(0), page: isPage(page) ? page : otherPage };
    const rows = webVitalNames.flatMap((name) => {
      const value = byName.get(name);
      return value === undefined ? [] : { ...place, name, bucket: bucketOf(name, value), count: 1 };
    });
    await database.transaction((trx) => addWebVitals(trx, rows));
  }

  async summary(): Promise<WebVital[]> {
    const rows = await sumWebVitals(this.needs.database.reader, this.day(shownDays - 1));
    return webVitalNames.flatMap((name) => {
      const counts = new Map(rows.filter((row) => row.name === name).map(({ bucket, count }) => [bucket, count]));
      return counts.size === 0 ? [] : { name, ...summarise(name, counts) };
    });
  }

  private day(daysAgo: number): string {
    return new Date(this.needs.now() - daysAgo * dayMs).toISOString().slice(0, 10);
  }
}
