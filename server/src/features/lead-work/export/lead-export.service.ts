import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LeadFilter, LeadSummary } from '@meg/shared/contract/lead-work';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { PeopleService } from '../../people/people.service.js';
import type { PlaceInList } from '../list/lead-filter.store.js';
import type { LeadListService } from '../list/lead-list.service.js';
import { byteOrderMark, csvLine } from './csv.js';

/** Few enough that the calls of visitors, which come between two pages, wait for no more than some milliseconds. */
const leadsAtOnce = 250;

interface Needs extends Pick<Ground, 'database' | 'recordAudit'> {
  people: PeopleService;
  leadList: LeadListService;
}

type NameOf = (personId: string) => string;

const columns: Record<string, (lead: LeadSummary, nameOf: NameOf) => string | number | null> = {
  Reference: ({ reference }) => reference,
  'Created (UTC)': ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'Origin city': ({ originCity }) => originCity,
  'Destination city': ({ destinationCity }) => destinationCity,
  'Move type': ({ moveType }) => moveType,
  Contents: ({ moveDetails }) => moveDetails,
  'Home size': ({ propertySize }) => propertySize,
  'Move size': ({ moveSize }) => moveSize,
  'Moving day': ({ moveDate }) => moveDate,
  'Range shown': ({ preliminaryQuote }) => preliminaryQuote,
  'Quote amount': ({ quoteAmount }) => quoteAmount,
  Score: ({ score }) => score,
  'Assigned to': ({ assigneeId }, nameOf) => (assigneeId === null ? null : nameOf(assigneeId)),
  Tags: ({ tags }) => tags.join('; '),
  'Looks like a bot': ({ looksLikeBot }) => (looksLikeBot ? 'yes' : 'no'),
  Id: ({ id }) => id,
};

/** What was looked for may name a person, and an entry of the audit outlives the person's data: kept is only that it was. */
function detailOf({ search, ...filter }: LeadFilter): object {
  return { ...filter, searched: search !== '' };
}

export class LeadExportService {
  constructor(private readonly needs: Needs) {}

  /** The whole list page by page, as text in parts; asks for the next page when the last one was taken. */
  async csv(member: Member, filter: LeadFilter): Promise<AsyncGenerator<string>> {
    const { database, people, recordAudit } = this.needs;
    const { companyId, person } = member;
    await database.transaction((trx) =>
      recordAudit(trx, { companyId, person, action: 'lead.exported', subject: companyId, detail: detailOf(filter) }),
    );
    const everyone = new Map((await people.list(companyId)).map((one) => [one.id, one]));
    // All that is found, in the one order in which it can be gone through to its end.
    const whole = filter.search === '' ? filter : { ...filter, sort: 'createdAt' as const };
    return this.parts(companyId, whole, (id) => {
      const one = everyone.get(id);
      return one ? personName(one) : 'A former colleague';
    });
  }

  private async *parts(companyId: string, filter: LeadFilter, nameOf: NameOf): AsyncGenerator<string> {
    const { leadList } = this.needs;
    yield byteOrderMark + csvLine(Object.keys(columns));
    for (let after: PlaceInList | undefined; ; ) {
      const rows = await leadList.rows({ companyId, filter, after, limit: leadsAtOnce });
      const leads = await leadList.summaries(companyId, rows);
      yield leads.map((lead) => csvLine(Object.values(columns).map((read) => read(lead, nameOf)))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < leadsAtOnce) return;
      after = last;
      await nextTurn();
    }
  }
}
