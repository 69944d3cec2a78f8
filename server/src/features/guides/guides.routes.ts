import { listCountries } from '@meg/shared/contract/guides';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { GuidesService } from './guides.service.js';

export function guidesRoutes(app: FastifyInstance, guides: GuidesService): void {
  mount(app, listCountries, () => ({ countries: guides.list() }));
}
