import { setImmediate as nextTurn } from 'node:timers/promises';
import { factNames, factValue, leadFacts, type SaidMove } from '@meg/shared/contract/lead-facts';
import type { LeadFilter, LeadSummary } from '@meg/shared/contract/lead-work';
import type { MoveFact } from '@meg/shared/contract/move';
import { companyForms } from '@meg/shared/domain/english/company-forms';
import { moneyLocaleOf } from '@meg/shared/domain/english/english-of-country';
import { type MeasureSystem, toFt3 } from '@meg/shared/domain/quotes/measurement-system';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { factColumns, saidMove } from '../../leads/facts/lead-move.service.js';
import { rangeInWords } from '../../leads/facts/lead-said.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import { colleagueNames, type NameOf } from '../colleague-names.js';
import type { FeaturesUsed } from '../features-used.js';
import type { Chooser, PlaceInList } from '../list/lead-filter.store.js';
import type { LeadListService } from '../list/lead-list.service.js';
import type { ListedLead } from '../list/lead-list.store.js';
import { onlyOf } from '../list/lead-sight.service.js';
import { byteOrderMark, csvLine } from './csv.js';
import { phoneCell } from './phone-cell.js';

/** Few enough that calls of visitors, which are answered between two pages, wait only some milliseconds. */
const leadsAtOnce = 250;

type Needs = Ground & FeaturesUsed & { leadList: LeadListService };

type Cell = string | number | null;

/** What a line of the file is made from. */
interface ExportedLead {
  lead: LeadSummary;
  known: SaidMove;
  reader: Reader;
}

/** The company whose file it is. */
interface Reader {
  nameOf: NameOf;
  country: string | null;
  moneyLocale: string;
  /** In which it measures: a volume is written so, and its heading says in what. */
  units: MeasureSystem;
}

type Column = readonly [heading: string, read: (exported: ExportedLead) => Cell];
type Columns = readonly Column[];

const ofLead = (columns: Record<string, (lead: LeadSummary, company: Reader) => Cell>): Columns =>
  Object.entries(columns).map(([heading, read]) => [heading, ({ lead, reader }) => read(lead, reader)]);

const ofMove = (facts: readonly MoveFact[]): Columns =>
  facts.map((fact) => [leadFacts[fact].column, ({ known }) => factValue(fact, known)]);

const inFt3: Column = [
  'Volume in ft³',
  ({ known: { move } }) => (move.volumeM3 === undefined ? null : toFt3(move.volumeM3)),
];

const beforeMove = ofLead({
  Reference: ({ reference }) => reference,
  'Created (UTC)': ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }, { country }) => phoneCell(phone, country),
});

const afterMove = ofLead({
  Range: ({ range, preliminaryQuote }, { moneyLocale }) =>
    range ? rangeInWords(range, moneyLocale) : preliminaryQuote,
  'Quote amount': ({ quoteAmount }) => quoteAmount,
  Score: ({ score }) => score,
  'Assigned to': ({ assigneeId }, { nameOf }) => (assigneeId === null ? null : nameOf(assigneeId)),
  Tags: ({ tags }) => tags.join('; '),
  'Looks like a bot': ({ looksLikeBot }) => (looksLikeBot ? 'yes' : 'no'),
  Id: ({ id }) => id,
});

const sourceWords = { chat: 'chat', handoff: 'asked for a person', by_hand: 'added by hand' } as const;

const ofWork = ofLead({
  Source: ({ source }) => sourceWords[source],
  'Booked amount': ({ outcome }) => outcome?.amount ?? null,
  'Booked currency': ({ outcome }) => outcome?.currency ?? null,
  'Booked move date': ({ outcome }) => outcome?.moveDate ?? null,
  'Lost because': ({ outcome }) => outcome?.reason ?? null,
  'Lost, in words': ({ outcome }) => outcome?.words || null,
});

const ofArrival = ofLead({
  'Came from': ({ cameFrom }) => cameFrom || null,
  Campaign: ({ arrival }) => arrival.campaign ?? null,
  'Campaign source': ({ arrival }) => arrival.source ?? null,
  'Campaign medium': ({ arrival }) => arrival.medium ?? null,
  'Campaign term': ({ arrival }) => arrival.term ?? null,
  'Campaign content': ({ arrival }) => arrival.content ?? null,
  'Click id': ({ arrival }) => arrival.gclid ?? arrival.msclkid ?? arrival.fbclid ?? null,
  'Referring site': ({ arrival }) => arrival.referrer ?? null,
});

const columns: Columns = [
  ...beforeMove,
  ...ofMove(factColumns),
  ...afterMove,
  // The facts that were added later come last, so that no column of the file has moved.
  ...ofMove(factNames.filter((fact) => !factColumns.some((column) => column === fact))),
  ...ofWork,
  ...ofArrival,
];

/** The same columns at the same places, whatever the company measures in. */
function columnsIn(units: MeasureSystem): Columns {
  if (units === 'metric') return columns;
  return columns.map((column) => (column[0] === leadFacts.volumeM3.column ? inFt3 : column));
}

/** Search words may name a person, and audit entries outlive the person's data, so only whether there was a search is kept. */
function detailOf({ search, ...filter }: LeadFilter): object {
  return { ...filter, searched: search !== '' };
}

export class LeadExportService {
  constructor(private readonly needs: Needs) {}

  /** The whole list as text, page by page: reads a page when the one before was taken. */
  async csv(member: Member, filter: LeadFilter): Promise<AsyncGenerator<string>> {
    const { database, people, recordAudit } = this.needs;
    const { companyId, person } = member;
    await database.transaction((trx) =>
      recordAudit(trx, { companyId, person, action: 'lead.exported', subject: companyId, detail: detailOf(filter) }),
    );
    // Only this order of search results has all of them.
    const whole = filter.search === '' ? filter : { ...filter, sort: 'createdAt' as const };
    const viewer = filter.view && (await this.needs.leadList.viewerOf(member));
    const company = await this.needs.companies.requireById(companyId);
    return this.parts(
      { companyId, onlyOf: onlyOf(member), filter: whole, viewer },
      {
        nameOf: colleagueNames(await people.list(companyId)),
        country: companyCountry(company),
        moneyLocale: moneyLocaleOf(company.config.country),
        units: companyForms(company.config).units,
      },
    );
  }

  private async *parts(chooser: Chooser, reader: Reader): AsyncGenerator<string> {
    const { leadList } = this.needs;
    const columns = columnsIn(reader.units);
    yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
    for (let after: PlaceInList | undefined; ; ) {
      const rows = await leadList.rows({ ...chooser, after, limit: leadsAtOnce });
      const leads = await leadList.summaries(chooser.companyId, rows);
      const exported = leads.map((lead, place) => ({ lead, known: saidMove(rows[place] as ListedLead), reader }));
      yield exported.map((one) => csvLine(columns.map(([, read]) => read(one)))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < leadsAtOnce) return;
      after = last;
      await nextTurn();
    }
  }
}
