import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import {
  type addSavedView,
  type changeSavedView,
  mostSavedViews,
  type SavedLeadView,
  type setListLook,
} from '@meg/shared/contract/lead-views';
import { AppError } from '../../../app-error.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { pick } from '../../../pick.js';
import type { LeadListService } from '../list/lead-list.service.js';
import { countAllLeads, countCallbacks, countOpenLeads } from './lead-counts.store.js';
import {
  deleteView,
  findLook,
  insertView,
  listViews,
  type SavedViewRow,
  updateView,
  writeLook,
} from './saved-views.store.js';

type Look = ParsedInputOf<typeof setListLook>['body'];

const viewGone = () => new AppError('not_found', { message: 'This view is not there any more. Load the page again.' });

function viewOf(row: SavedViewRow): SavedLeadView {
  return { ...pick(row, 'id', 'name', 'filter'), columns: JSON.parse(row.columns) };
}

/** How many leads each view has, and the views and the look of the list that a person keeps. */
export class LeadViewsService {
  constructor(private readonly needs: Ground & { leadList: LeadListService }) {}

  async counts(member: Member) {
    const { database, leadList } = this.needs;
    const viewer = await leadList.viewerOf(member);
    const chooser = { companyId: member.companyId, viewer, filter: leadList.everything };
    const [open, all, callbacksToday] = await Promise.all([
      countOpenLeads(database.reader, chooser, member.personId),
      countAllLeads(database.reader, chooser),
      countCallbacks(database.reader, chooser),
    ]);
    return { ...open, all, callbacksToday };
  }

  async list(member: Member) {
    return { views: (await listViews(this.needs.database.reader, member)).map(viewOf) };
  }

  async add(member: Member, { columns, ...body }: ParsedInputOf<typeof addSavedView>['body']): Promise<SavedLeadView> {
    const { database, newId, now } = this.needs;
    const { companyId, personId } = member;
    const row = { id: newId(), companyId, personId, ...body, columns: JSON.stringify(columns), createdAt: now() };
    await database.transaction(async (trx) => {
      if ((await listViews(trx, member)).length >= mostSavedViews) throw new AppError('validation_failed', tooMany);
      await insertView(trx, row);
    });
    return viewOf(row);
  }

  async change(member: Member, id: string, { columns, ...rest }: ParsedInputOf<typeof changeSavedView>['body']) {
    const change = { ...rest, ...(columns && { columns: JSON.stringify(columns) }) };
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const at = { ...pick(member, 'companyId', 'personId'), id };
    const row = await this.needs.database.transaction((trx) => updateView(trx, at, given));
    if (!row) throw viewGone();
    return viewOf(row);
  }

  async remove(member: Member, id: string): Promise<void> {
    const at = { ...pick(member, 'companyId', 'personId'), id };
    if (!(await this.needs.database.transaction((trx) => deleteView(trx, at)))) throw viewGone();
  }

  async look(member: Member): Promise<{ look: Look | null }> {
    const stored = await findLook(this.needs.database.reader, member);
    return { look: stored === undefined ? null : JSON.parse(stored) };
  }

  async setLook(member: Member, look: Look): Promise<{ look: Look }> {
    await this.needs.database.transaction((trx) => writeLook(trx, member, JSON.stringify(look)));
    return { look };
  }
}

const tooMany = { fields: { name: `You have ${mostSavedViews} views: remove one that you do not use any more` } };
