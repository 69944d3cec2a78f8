import { listAudit, listCompanyAudit } from '@meg/shared/contract/audit';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import { AuditListService } from './audit-list.service.js';

export function auditFeature(ground: Ground, { directory }: { directory: CompanyDirectoryService }) {
  const auditList = new AuditListService(ground);
  return {
    name: 'audit',
    routes: (app) => {
      mount(app, listAudit, ({ query }, request) => auditList.page(companyOf(request).companyId, query));
      mount(app, listCompanyAudit, async ({ params, query }) => {
        const { id } = await directory.require(params.companyId);
        return auditList.page(id, query);
      });
    },
  } satisfies Feature;
}
