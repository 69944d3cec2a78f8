import { Readable } from 'node:stream';
import { changeLeads } from '@meg/shared/contract/lead-bulk';
import { getLeadChoices } from '@meg/shared/contract/lead-choices';
import { addLeadNote, changeLeadStatus, editLead, getLead, removeLeadNote } from '@meg/shared/contract/lead-detail';
import { editLeadFacts, logLeadCall, noteLeadContact, quoteLeadAgain } from '@meg/shared/contract/lead-edits';
import { editLeadOutcome, undoLeadOutcome } from '@meg/shared/contract/lead-outcomes';
import { exportLeads } from '@meg/shared/contract/lead-records';
import { addLeadTask, changeLeadTask, getMyTasks } from '@meg/shared/contract/lead-tasks';
import { listLeads } from '@meg/shared/contract/lead-work';
import { addLead, findSamePerson } from '@meg/shared/contract/leads-by-hand';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { LeadsByHandService } from './add/leads-by-hand.service.js';
import type { LeadDetailService } from './detail/lead-detail.service.js';
import type { LeadContactService } from './edit/lead-contact.service.js';
import type { LeadFactsService } from './edit/lead-facts.service.js';
import type { LeadWorkService } from './edit/lead-work.service.js';
import { ExportSlots } from './export/export-slots.js';
import type { LeadExportService } from './export/lead-export.service.js';
import type { LeadListService } from './list/lead-list.service.js';
import type { LeadOutcomesService } from './outcome/lead-outcomes.service.js';
import type { LeadTasksService } from './tasks/lead-tasks.service.js';

interface Services extends Pick<Ground, 'now'> {
  leadList: LeadListService;
  leadDetail: LeadDetailService;
  leadWork: LeadWorkService;
  leadExport: LeadExportService;
  leadsByHand: LeadsByHandService;
  leadFacts: LeadFactsService;
  leadOutcomes: LeadOutcomesService;
  leadContact: LeadContactService;
  leadTasks: LeadTasksService;
}

export function leadWorkRoutes(app: FastifyInstance, services: Services): void {
  const { leadList, leadDetail, leadWork } = services;

  mount(app, listLeads, ({ query }, request) => leadList.page(companyOf(request), query));

  mount(app, getLeadChoices, (_, request) => leadDetail.choices(companyOf(request).companyId));

  mount(app, getLead, ({ params }, request) => leadDetail.get(companyOf(request), params.id));

  mount(app, editLead, async ({ params, body }, request) => {
    await leadWork.edit(companyOf(request), params, body);
    return leadDetail.get(companyOf(request), params.id);
  });

  mount(app, changeLeadStatus, async ({ params, body }, request) => {
    await leadWork.changeStatus(companyOf(request), params, body);
    return leadDetail.get(companyOf(request), params.id);
  });

  workRoutes(app, services);

  mount(app, addLeadNote, ({ params, body }, request) => leadWork.addNote(companyOf(request), params.id, body.text));

  mount(app, removeLeadNote, async ({ params }, request) => {
    await leadWork.removeNote(companyOf(request), params.id, params.noteId);
    return {};
  });

  mount(app, changeLeads, ({ body }, request) => leadWork.bulk(companyOf(request), body.ids, body.action));

  exportRoute(app, services);
}

/** What people write down of a lead: its facts, its quote, its outcome, their calls. */
function workRoutes(app: FastifyInstance, services: Services): void {
  const { leadDetail, leadsByHand, leadFacts, leadOutcomes, leadContact, leadTasks } = services;
  const detailOf = (request: FastifyRequest, id: string) => leadDetail.get(companyOf(request), id);

  mount(app, addLead, (input, request) => leadsByHand.add(companyOf(request), input));

  mount(app, findSamePerson, ({ query }, request) => leadsByHand.samePerson(companyOf(request), query));

  mount(app, editLeadFacts, async ({ params, body }, request) => {
    await leadFacts.edit(companyOf(request), params, body);
    return detailOf(request, params.id);
  });

  mount(app, quoteLeadAgain, async ({ params, body }, request) => {
    await leadFacts.quoteAgain(companyOf(request), params.id, body.version);
    return detailOf(request, params.id);
  });

  mount(app, editLeadOutcome, async ({ params, body }, request) => {
    await leadOutcomes.edit(companyOf(request), params, body);
    return detailOf(request, params.id);
  });

  mount(app, undoLeadOutcome, async ({ params, body }, request) => {
    await leadOutcomes.undo(companyOf(request), params.id, body.version);
    return detailOf(request, params.id);
  });

  mount(app, getMyTasks, (_, request) => leadTasks.ofPerson(companyOf(request)));

  mount(app, addLeadTask, async ({ params, body }, request) => {
    await leadTasks.add(companyOf(request), params.id, body);
    return detailOf(request, params.id);
  });

  mount(app, changeLeadTask, async ({ params, body }, request) => {
    await leadTasks.change(companyOf(request), params, body);
    return detailOf(request, params.id);
  });

  mount(app, logLeadCall, async ({ params, body }, request) => {
    await leadContact.logCall(companyOf(request), params.id, body);
    return detailOf(request, params.id);
  });

  mount(app, noteLeadContact, async ({ params, body }, request) => {
    await leadContact.noteTry(companyOf(request), params.id, body.way);
    return {};
  });
}

function exportRoute(app: FastifyInstance, { leadExport, now }: Services): void {
  const slots = new ExportSlots();
  mount(app, exportLeads, async ({ query }, request, reply) => {
    const member = companyOf(request);
    // Held until the answer is read: it stays in memory until then.
    reply.raw.once('close', slots.take(member.companyId));
    const parts = await leadExport.csv(member, query);
    const day = new Date(now()).toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="leads-${day}.csv"`).type(exportLeads.answerType);
    // The answer is a stream, which the contract can only describe as text.
    return reply.send(Readable.from(parts)) as unknown as string;
  });
}
