import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import {
  findPersonByEmail,
  findPersonById,
  holdWithPassword,
  insertPersonOnce,
  isAnyPersonInternal,
  listInternalPeople,
  listPeople,
  type PersonRow,
  takeTotpStep,
  updatePerson,
  updatePersonAtVersion,
} from './people.store.js';

export type { PersonRow } from './people.store.js';

type Given = Pick<PersonRow, 'companyId' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'role' | 'teamRole'>;

/** The changes that an owner or the platform makes to somebody else. */
export type TeamChange = Partial<Pick<PersonRow, 'role' | 'teamRole' | 'state'>>;

export type NewPerson = Given & Partial<Pick<PersonRow, 'emailConfirmedAt' | 'termsAcceptedAt' | 'marketingConsentAt'>>;

/** The accounts' rows. Others reach them by this service alone. */
export class PeopleService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId'>) {}

  /** Inserts, never overwrites: of two that take one address at once, one is told `email_taken`. */
  async create(db: Db, person: NewPerson): Promise<PersonRow> {
    const at = this.ground.now();
    const row: PersonRow = {
      emailConfirmedAt: null,
      termsAcceptedAt: null,
      marketingConsentAt: null,
      ...person,
      id: this.ground.newId(),
      email: person.email.toLowerCase(),
      state: 'active',
      totpPendingSecret: null,
      totpSecret: null,
      totpLastStep: null,
      whatsappNumber: '',
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

  async require(id: string, db: Db = this.ground.database.reader): Promise<PersonRow> {
    const person = await findPersonById(db, id);
    if (!person) throw new AppError('not_found');
    return person;
  }

  isAnyInternal(db: Db): Promise<boolean> {
    return isAnyPersonInternal(db);
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

  /** Whether nobody changed the password, or took the account's rights, since it was checked. */
  stillHas(db: Db, checked: Pick<PersonRow, 'id' | 'passwordHash'>): Promise<boolean> {
    return holdWithPassword(db, checked);
  }

  /** Whether this is the first code of its time or a later one: each is good once. */
  takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
    return takeTotpStep(db, id, step);
  }

  /** For somebody else's row: of this company, at the version that was seen. */
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
