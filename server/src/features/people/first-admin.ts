import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import { createPassword, type Passwords } from './passwords/passwords.service.js';
import type { PeopleService } from './people.service.js';

export interface CreatedAdmin {
  email: string;
  password: string;
}

export interface FirstAdmin {
  email: string;
  /** Without one, one is made. */
  password: string | undefined;
  /** Gets a password that was made: it is kept nowhere else. */
  announce: (made: CreatedAdmin) => void;
}

interface Needs extends Pick<Ground, 'now' | 'database' | 'randomBytes' | 'logger'> {
  people: PeopleService;
  passwords: Passwords;
}

const notUsed =
  'ADMIN_PASSWORD was not used: there is an admin already. `npm run admin -- reset <email>` sets a new password';

/** Somebody must be able to sign in to a fresh server. Where there is internal staff already, nothing happens. */
export async function createFirstAdmin(
  { now, database, people, passwords, randomBytes, logger }: Needs,
  companyId: string,
  { email, password, announce }: FirstAdmin,
): Promise<void> {
  if (await people.isAnyInternal(database.reader)) {
    if (password !== undefined) logger.warn(notUsed);
    return;
  }
  const made = password ?? createPassword(randomBytes);
  const passwordHash = await passwords.hash(made);
  const person = { companyId, email, passwordHash, firstName: 'First', lastName: 'Admin' };
  try {
    await database.transaction((trx) =>
      people.create(trx, { ...person, role: 'super_admin', teamRole: 'owner', emailConfirmedAt: now() }),
    );
  } catch (error) {
    // Another server that started at the same moment was first.
    if (error instanceof AppError && error.code === 'email_taken') return;
    throw error;
  }
  if (password === undefined) announce({ email, password: made });
}
