import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import { auditRoutes } from './audit.routes.js';
import { AuditListService } from './audit-list.service.js';

export function auditFeature(ground: Ground, { directory }: { directory: CompanyDirectoryService }) {
  return {
    name: 'audit',
    routes: (app) => auditRoutes(app, { auditList: new AuditListService(ground), directory }),
  } satisfies Feature;
}
