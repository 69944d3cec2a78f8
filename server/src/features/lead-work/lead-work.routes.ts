import { Readable } from 'node:stream';
import { changeLeads } from '@meg/shared/contract/lead-bulk';
import { getLeadChoices } from '@meg/shared/contract/lead-choices';
import { addLeadNote, changeLeadStatus, editLead, getLead, removeLeadNote } from '@meg/shared/contract/lead-detail';
import { exportLeads } from '@meg/shared/contract/lead-records';
import { listLeads } from '@meg/shared/contract/lead-work';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { LeadDetailService } from './detail/lead-detail.service.js';
import type { LeadWorkService } from './edit/lead-work.service.js';
import { ExportSlots } from './export/export-slots.js';
import type { LeadExportService } from './export/lead-export.service.js';
import type { LeadListService } from './list/lead-list.service.js';

interface Services extends Pick<Ground, 'now'> {
  leadList: LeadListService;
  leadDetail: LeadDetailService;
  leadWork: LeadWorkService;
  leadExport: LeadExportService;
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

  mount(app, addLeadNote, ({ params, body }, request) => leadWork.addNote(companyOf(request), params.id, body.text));

  mount(app, removeLeadNote, async ({ params }, request) => {
    await leadWork.removeNote(companyOf(request), params.id, params.noteId);
    return {};
  });

  mount(app, changeLeads, ({ body }, request) => leadWork.bulk(companyOf(request), body.ids, body.action));

  exportRoute(app, services);
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
