import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { PersonRow } from '../people/people.service.js';
import { readConfirmingToken, writeConfirmingToken } from './confirming-token.js';
import { goodForMs } from './link-tokens.store.js';

type Addressee = Pick<PersonRow, 'id' | 'email'>;

const purpose = 'confirms an address from a mail about a lead';
const signedText = ({ id, email }: Addressee, expiresAt: number) => JSON.stringify([id, email, expiresAt]);

/**
 * For the button in each mail to an address that is not confirmed. Signed and not stored, so that the button of every
 * such mail works. A token is good for the address that its mail went to, and does nothing but confirm it.
 */
export class ConfirmingTokensService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'secrets'>) {}

  async create(person: Addressee): Promise<string> {
    const { database, now, secrets } = this.ground;
    const expiresAt = now() + goodForMs.email_confirmation;
    const mark = await database.transaction((trx) => secrets.sign(trx, signedText(person, expiresAt), purpose));
    return writeConfirmingToken({ personId: person.id, expiresAt, mark });
  }

  /** Whom the token names; undefined if it is none of these. It proves nothing before `require`. */
  personIdIn(token: string): string | undefined {
    return readConfirmingToken(token)?.personId;
  }

  /** Refuses a token that is over, was made for another address, or was not made here. */
  async require(trx: Db, token: string, person: Addressee): Promise<void> {
    const read = readConfirmingToken(token);
    if (!read || read.expiresAt <= this.ground.now()) throw new AppError('link_expired');
    const mark = await this.ground.secrets.sign(trx, signedText(person, read.expiresAt), purpose);
    if (!timingSafeEqual(mark, read.mark)) throw new AppError('link_expired');
  }
}
