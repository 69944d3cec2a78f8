import { Readable } from 'node:stream';
import { changeLeads } from '@meg/shared/contract/lead-bulk';
import { getLeadChoices } from '@meg/shared/contract/lead-choices';
import { addLeadNote, changeLeadStatus, editLead, getLead, removeLeadNote } from '@meg/shared/contract/lead-detail';
import { erasePerson, exportLeads, getPersonRecord } from '@meg/shared/contract/lead-records';
import { listLeads } from '@meg/shared/contract/lead-work';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { LeadDetailService } from './detail/lead-detail.service.js';
import type { LeadErasureService } from './erase/lead-erasure.service.js';
import { ExportSlots } from './export/export-slots.js';
import type { LeadExportService } from './export/lead-export.service.js';
import type { LeadListService } from './list/lead-list.service.js';
import type { LeadWorkService } from './work/lead-work.service.js';

interface Services {
  leadList: LeadListService;
  leadDetail: LeadDetailService;
  leadWork: LeadWorkService;
  leadErasure: LeadErasureService;
  leadExport: LeadExportService;
  now: () => number;
}

const attachment = (name: string) => `attachment; filename="${name}"`;

export function leadWorkRoutes(app: FastifyInstance, services: Services): void {
  const { leadList, leadDetail, leadWork } = services;

  mount(app, listLeads, ({ query }, request) => {
    const { cursor, limit, ...filter } = query;
    return leadList.page({ companyId: companyOf(request).companyId, filter, cursor, limit });
  });

  mount(app, getLeadChoices, (_, request) => leadDetail.choices(companyOf(request).companyId));

  mount(app, getLead, ({ params }, request) => leadDetail.get(companyOf(request), params.id));

  mount(app, editLead, async ({ params, body }, request) => {
    await leadWork.edit(companyOf(request), { ...params, ...body });
    return leadDetail.get(companyOf(request), params.id);
  });

  mount(app, changeLeadStatus, async ({ params, body }, request) => {
    await leadWork.changeStatus(companyOf(request), { ...params, ...body });
    return leadDetail.get(companyOf(request), params.id);
  });

  mount(app, addLeadNote, ({ params, body }, request) => leadWork.addNote(companyOf(request), params.id, body.text));

  mount(app, removeLeadNote, async ({ params }, request) => {
    await leadWork.removeNote(companyOf(request), params.id, params.noteId);
    return {};
  });

  mount(app, changeLeads, ({ body }, request) => leadWork.bulk(companyOf(request), body.ids, body.action));

  recordRoutes(app, services);
}

/** What leaves the house, or is gone from it. */
function recordRoutes(app: FastifyInstance, { leadErasure, leadExport, now }: Services): void {
  const slots = new ExportSlots();
  mount(app, exportLeads, async ({ query }, request, reply) => {
    const member = companyOf(request);
    // Kept until the answer is gone: one that nobody reads stands in the memory.
    reply.raw.once('close', slots.take(member.companyId));
    const parts = await leadExport.csv(member, query);
    const day = new Date(now()).toISOString().slice(0, 10);
    reply.header('content-disposition', attachment(`leads-${day}.csv`)).type(exportLeads.answerType);
    // The answer is this stream, which the contract can only call a text.
    return reply.send(Readable.from(parts)) as unknown as string;
  });

  mount(app, getPersonRecord, ({ params }, request, reply) => {
    reply.header('content-disposition', attachment(`person-${params.id}.json`));
    return leadErasure.record(companyOf(request), params.id);
  });

  mount(app, erasePerson, ({ params }, request) => leadErasure.erase(companyOf(request), params.id));
}
