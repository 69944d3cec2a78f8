import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import {
  type addReplyTemplate,
  type changeReplyTemplate,
  mostTemplates,
  type ReplyTemplate,
} from '@meg/shared/contract/lead-replies';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { pick } from '../../pick.js';
import { firstTemplatesIn } from './first-templates.js';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type ReplyTemplateRow,
  updateTemplate,
} from './reply-templates.store.js';

type Change = ParsedInputOf<typeof changeReplyTemplate>;

const view = (row: ReplyTemplateRow): ReplyTemplate => pick(row, 'id', 'name', 'subject', 'text', 'version');
const gone = () => new AppError('not_found', { message: 'This template is not there. Somebody may have removed it.' });
const tooMany = () =>
  new AppError('validation_failed', { fields: { name: `At most ${mostTemplates} templates: remove one first` } });

/** The ready texts of a company. */
export class ReplyTemplatesService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'newId' | 'now'>) {}

  async list(companyId: string) {
    return { templates: (await listTemplates(this.ground.database.reader, companyId)).map(view) };
  }

  add(companyId: string, said: ParsedInputOf<typeof addReplyTemplate>['body']): Promise<ReplyTemplate> {
    const { database, newId, now } = this.ground;
    return database.transaction(async (trx) => {
      if ((await listTemplates(trx, companyId)).length >= mostTemplates) throw tooMany();
      const row = { id: newId(), companyId, ...said, version: 1, createdAt: now() };
      await insertTemplate(trx, row);
      return view(row);
    });
  }

  /** For a company that has just signed up. */
  async addFirst(db: Db, companyId: string, language: string): Promise<void> {
    const { newId, now } = this.ground;
    for (const letter of firstTemplatesIn(language)) {
      await insertTemplate(db, { id: newId(), companyId, ...letter, version: 1, createdAt: now() });
    }
  }

  change(companyId: string, { templateId }: Change['params'], change: Change['body']): Promise<ReplyTemplate> {
    return this.ground.database.transaction(async (trx) => {
      const before = await findTemplate(trx, companyId, templateId);
      if (!before) throw gone();
      const after = { ...before, ...change };
      if (!(await updateTemplate(trx, after))) throw new AppError('edit_conflict');
      return view({ ...after, version: after.version + 1 });
    });
  }

  async remove(companyId: string, templateId: string): Promise<void> {
    const isGone = await this.ground.database.transaction((trx) => deleteTemplate(trx, companyId, templateId));
    if (!isGone) throw gone();
  }
}
