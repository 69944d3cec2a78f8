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
  /** Undefined: one is generated. */
  password: string | undefined;
  /** Gets a generated password, which is stored only as a hash. */
  announce: (made: CreatedAdmin) => void;
}

interface Needs extends Pick<Ground, 'now' | 'database' | 'randomBytes' | 'logger'> {
  people: PeopleService;
  passwords: Passwords;
}

const notUsed =
  'ADMIN_PASSWORD was not used: there is an admin already. `npm run admin -- reset <email>` sets a new password';

/** Creates an admin on a fresh server. Does nothing if there is internal staff. */
export async function createFirstAdmin(
  { now, database, people, passwords, randomBytes, logger }: Needs,
  companyId: string,
  { email, password, announce }: FirstAdmin,
): Promise<void> {
  if ((await people.listInternal()).length > 0) {
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
    // Another server that started at the same time was first.
    if (error instanceof AppError && error.code === 'email_taken') return;
    throw error;
  }
  if (password === undefined) announce({ email, password: made });
}
