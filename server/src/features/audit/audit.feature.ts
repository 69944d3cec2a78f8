import { listAudit, listCompanyAudit } from '@meg/shared/contract/audit';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { memberMay } from '../../people/person.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import { AuditListService } from './audit-list.service.js';

interface Used {
  directory: CompanyDirectoryService;
  leads: LeadsService;
}

export function auditFeature(ground: Ground, { directory, leads }: Used) {
  const auditList = new AuditListService({ ...ground, leads });
  return {
    name: 'audit',
    routes: (app) => {
      mount(app, listAudit, ({ query }, request) => {
        const member = companyOf(request);
        return auditList.page({ ...member, seesLeads: memberMay(member, 'leads.seeAll') }, query);
      });
      mount(app, listCompanyAudit, async ({ params, query }) => {
        const { id } = await directory.require(params.companyId);
        return auditList.page({ companyId: id, seesLeads: false }, query);
      });
    },
  } satisfies Feature;
}
