import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { addLead, findSamePerson } from '@meg/shared/contract/leads-by-hand';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import { personKeys } from '../../leads/lead-search.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import { listLeadsOfPerson } from '../../leads/person/leads-of-person.service.js';
import { quoteOfMove } from '../../leads/quote-of-move.service.js';
import { otherView } from '../detail/lead-detail.service.js';
import { insertNote } from '../edit/lead-work.store.js';
import { requireDayAhead } from '../edit/require-day-ahead.js';
import { requirePlausible } from '../edit/require-plausible.js';
import type { FeaturesUsed } from '../features-used.js';
import { onlyOf } from '../list/lead-sight.service.js';

type Added = ParsedInputOf<typeof addLead>;

const mostShown = 5;

/** Leads that people of the company write down, as from a call. */
export class LeadsByHandService {
  constructor(private readonly needs: Ground & FeaturesUsed) {}

  async add(member: Member, { headers, body }: Added) {
    const { companyId, personId } = member;
    const { companies, leads, now } = this.needs;
    requirePlausible(body.move, now());
    const company = await companies.requireById(companyId);
    requireDayAhead(company, { moveDate: body.move.moveDate, nowMs: now() });
    const quoteOf = quoteOfMove(this.needs, company);
    const request = { companyId, personId, idempotencyKey: headers['idempotency-key'], lead: body, quoteOf };
    return this.needs.database.transaction(async (trx) => {
      const { id, reference, isNew } = await leads.addByHand(trx, request);
      if (!isNew) return { id, reference };
      if (body.hasSpoken) await leads.changeStatus(trx, { companyId, leadId: id, to: 'contacted', by: personId });
      if (body.note !== '') {
        const { newId } = this.needs;
        const author = { personId, personName: personName(member.person) };
        await insertNote(trx, { id: newId(), companyId, leadId: id, ...author, text: body.note, createdAt: now() });
        await leads.indexAgain(trx, companyId, id);
      }
      return { id, reference };
    });
  }

  async samePerson(member: Member, { email, phone }: ParsedInputOf<typeof findSamePerson>['query']) {
    const { companies, database } = this.needs;
    const { companyId } = member;
    const country = companyCountry(await companies.requireById(companyId));
    const keys = { id: '', companyId, ...personKeys({ email, phone }) };
    const rows = await listLeadsOfPerson(database.reader, keys, { most: mostShown, country, onlyOf: onlyOf(member) });
    return { leads: rows.map(otherView) };
  }
}
