import { sql } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { SentMessageQuery } from '../../sent-message.js';
import type { VisitorMail } from './visitor-mails.store.js';

type MailQuery = Pick<SentMessageQuery, 'companyId' | 'leadId' | 'before' | 'limit'> & {
  addressHash: string | undefined;
};

/** The newest first. */
export function listSentVisitorMails(
  db: Db,
  { companyId, addressHash, leadId, before, limit }: MailQuery,
): Promise<VisitorMail[]> {
  return db
    .selectFrom('visitorMails')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('createdAt', '>', sql.lit(0))
    .$if(addressHash !== undefined, (query) => query.where('addressHash', '=', addressHash as string))
    .$if(leadId !== undefined, (query) => query.where('subjectId', '=', leadId as string))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '<', tuple(before?.atMs as number, before?.id as string)),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
