import { setImmediate as nextTurn } from 'node:timers/promises';
import { factNames, factValue, leadFacts, type SaidMove } from '@meg/shared/contract/lead-facts';
import type { LeadFilter, LeadSummary } from '@meg/shared/contract/lead-work';
import type { MoveFact } from '@meg/shared/contract/move';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import { saidMove } from '../../leads/lead-move.service.js';
import type { PeopleService } from '../../people/people.service.js';
import type { PlaceInList } from '../list/lead-filter.store.js';
import type { LeadListService } from '../list/lead-list.service.js';
import type { ListedLead } from '../list/lead-list.store.js';
import { byteOrderMark, csvLine } from './csv.js';

/** Few enough that the calls of visitors, which come between two pages, wait for no more than some milliseconds. */
const leadsAtOnce = 250;

interface Needs extends Pick<Ground, 'database' | 'recordAudit'> {
  people: PeopleService;
  leadList: LeadListService;
}

type NameOf = (personId: string) => string;

type Cell = string | number | null;

/** What a line of the file is made from. */
interface ToldLead {
  lead: LeadSummary;
  known: SaidMove;
  nameOf: NameOf;
}

type Columns = readonly (readonly [heading: string, read: (told: ToldLead) => Cell])[];

const ofLead = (columns: Record<string, (lead: LeadSummary, nameOf: NameOf) => Cell>): Columns =>
  Object.entries(columns).map(([heading, read]) => [heading, ({ lead, nameOf }) => read(lead, nameOf)]);

const ofMove = (facts: readonly MoveFact[]): Columns =>
  facts.map((fact) => [leadFacts[fact].column, ({ known }) => factValue(fact, known)]);

/** These stood in the file before there were others, which follow after the last column of then. */
const firstFacts: readonly MoveFact[] = [
  'originCity',
  'destinationCity',
  'moveType',
  'moveDetails',
  'propertySize',
  'moveSize',
  'moveDate',
];

const beforeMove = ofLead({
  Reference: ({ reference }) => reference,
  'Created (UTC)': ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
});

const afterMove = ofLead({
  'Range shown': ({ preliminaryQuote }) => preliminaryQuote,
  'Quote amount': ({ quoteAmount }) => quoteAmount,
  Score: ({ score }) => score,
  'Assigned to': ({ assigneeId }, nameOf) => (assigneeId === null ? null : nameOf(assigneeId)),
  Tags: ({ tags }) => tags.join('; '),
  'Looks like a bot': ({ looksLikeBot }) => (looksLikeBot ? 'yes' : 'no'),
  Id: ({ id }) => id,
});

const columns: Columns = [
  ...beforeMove,
  ...ofMove(firstFacts),
  ...afterMove,
  ...ofMove(factNames.filter((fact) => !firstFacts.includes(fact))),
];

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
    yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
    for (let after: PlaceInList | undefined; ; ) {
      const rows = await leadList.rows({ companyId, filter, after, limit: leadsAtOnce });
      const leads = await leadList.summaries(companyId, rows);
      const told = leads.map((lead, place) => ({ lead, known: saidMove(rows[place] as ListedLead), nameOf }));
      yield told.map((one) => csvLine(columns.map(([, read]) => read(one)))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < leadsAtOnce) return;
      after = last;
      await nextTurn();
    }
  }
}
