import { listAudit, listCompanyAudit } from '@meg/shared/contract/audit';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { AuditListService } from './audit-list.service.js';

interface Services {
  auditList: AuditListService;
  directory: CompanyDirectoryService;
}

export function auditRoutes(app: FastifyInstance, { auditList, directory }: Services): void {
  mount(app, listAudit, ({ query }, request) => auditList.page(companyOf(request).companyId, query));
  mount(app, listCompanyAudit, async ({ params, query }) => {
    const { id } = await directory.require(params.companyId);
    return auditList.page(id, query);
  });
}
