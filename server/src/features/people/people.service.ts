import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import {
  countActivePeople,
  findPersonByEmail,
  findPersonById,
  holdWithPassword,
  insertPersonOnce,
  listInternalPeople,
  listPeople,
  type PersonRow,
  updatePerson,
  updatePersonAtVersion,
} from './people.store.js';

export type { PersonRow } from './people.store.js';

/** What an owner or the platform's staff may change of another person. */
export type TeamChange = Partial<Pick<PersonRow, 'role' | 'teamRole' | 'seesLeads' | 'state'>>;

type RequiredColumn = 'companyId' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'role' | 'teamRole';
type OptionalColumn = 'seesLeads' | 'emailConfirmedAt' | 'termsAcceptedAt' | 'marketingConsentAt' | 'timezone';
export type NewPerson = Pick<PersonRow, RequiredColumn> & Partial<Pick<PersonRow, OptionalColumn>>;

/** The only access to the rows of people. */
export class PeopleService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId'>) {}

  /** Inserts, never overwrites: of two people with one address at once, one gets `email_taken`. */
  async create(db: Db, person: NewPerson): Promise<PersonRow> {
    const at = this.ground.now();
    const row: PersonRow = {
      seesLeads: 'all',
      emailConfirmedAt: null,
      termsAcceptedAt: null,
      marketingConsentAt: null,
      timezone: '',
      ...person,
      id: this.ground.newId(),
      email: person.email.toLowerCase(),
      state: 'active',
      totpPendingSecret: null,
      totpSecret: null,
      totpLastStep: null,
      whatsappNumber: '',
      isOnDuty: 1,
      workHours: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    if (!(await insertPersonOnce(db, row))) throw new AppError('email_taken');
    return row;
  }

  findByEmail(email: string, db: Db = this.ground.database.reader): Promise<PersonRow | undefined> {
    return findPersonByEmail(db, email.toLowerCase());
  }

  find(id: string, db: Db = this.ground.database.reader): Promise<PersonRow | undefined> {
    return findPersonById(db, id);
  }

  async require(id: string, db: Db = this.ground.database.reader): Promise<PersonRow> {
    const person = await findPersonById(db, id);
    if (!person) throw new AppError('not_found');
    return person;
  }

  list(companyId: string, db: Db = this.ground.database.reader): Promise<PersonRow[]> {
    return listPeople(db, companyId);
  }

  listInternal(db: Db = this.ground.database.reader): Promise<PersonRow[]> {
    return listInternalPeople(db);
  }

  async update(db: Db, id: string, changes: Partial<Omit<PersonRow, 'id' | 'companyId'>>): Promise<void> {
    await updatePerson(db, id, { ...changes, updatedAt: this.ground.now() });
  }

  /** Whether the account is still active, with the password that was checked. */
  stillHas(db: Db, checked: Pick<PersonRow, 'id' | 'passwordHash'>): Promise<boolean> {
    return holdWithPassword(db, checked);
  }

  /** How many people of each company may sign in. */
  countActive(companyIds: readonly string[]): Promise<Map<string, number>> {
    return countActivePeople(this.ground.database.reader, companyIds);
  }

  /** Changes another person of this company, at the version that was seen. */
  async change(
    db: Db,
    { id, companyId, version }: Pick<PersonRow, 'id' | 'companyId' | 'version'>,
    change: TeamChange,
  ): Promise<PersonRow> {
    const person = await findPersonById(db, id);
    if (person?.companyId !== companyId) throw new AppError('not_found');
    const updatedAt = this.ground.now();
    const isStored = await updatePersonAtVersion(db, { id, companyId, version }, { ...change, updatedAt });
    if (!isStored) throw new AppError('edit_conflict');
    return { ...person, ...change, updatedAt, version: version + 1 };
  }
}
