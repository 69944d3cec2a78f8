import type { SentMessage, SentMessagesQuery } from '@meg/shared/contract/sent-messages';
import { isEmail } from '@meg/shared/domain/forms/email';
import { AppError } from '../../app-error.js';
import type { Mailer } from '../../mail/mailer.js';
import { namelessTitle } from '../../nameless-titles.js';
import { type Member, memberMay } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import type { PeopleById, SentMessageQuery, SentMessageSource } from '../../sent-message.js';
import { readTimeCursor, timeCursor } from '../../time/time-cursor.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { PeopleService } from '../people/people.service.js';

interface Needs {
  people: PeopleService;
  directory: CompanyDirectoryService;
  messageSources: readonly SentMessageSource[];
  mailer: Pick<Mailer, 'isLogging'>;
}

const pageLength = 25;

function newestFirst(one: SentMessage, other: SentMessage): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

/** Without a mail server, a mail that went out stands in the log alone. */
const asLogged = (message: SentMessage): SentMessage => ({
  ...message,
  ways: message.ways.map((way) =>
    way.channel === 'email' && (way.state === 'sent' || way.state === 'ended') ? { ...way, state: 'logged' } : way,
  ),
});

/** Lists messages of all kinds, with the reason why each was sent. */
export class SentMessagesService {
  constructor(private readonly needs: Needs) {}

  async page(companyId: string, query: SentMessagesQuery, findsVisitors = true) {
    const { id, name } = await this.needs.directory.require(companyId);
    const team = await this.needs.people.list(companyId);
    const people = new Map(team.map((person) => [person.id, { name: personName(person), email: person.email }]));
    const wanted: SentMessageQuery = {
      companyId,
      ...recipientsOf(query.recipient ?? '', people, findsVisitors),
      leadId: query.leadId,
      before: query.cursor === undefined ? undefined : readTimeCursor(query.cursor),
      limit: pageLength + 1,
    };
    const found = await Promise.all(this.needs.messageSources.map((source) => source.sent(wanted, people)));
    const all = found.flat().sort(newestFirst);
    const shown = all.slice(0, pageLength);
    const messages = this.needs.mailer.isLogging ? shown.map(asLogged) : shown;
    const last = all.length > pageLength ? shown.at(-1) : undefined;
    return {
      company: { id, name },
      messages,
      next: last ? timeCursor({ atMs: Date.parse(last.at), id: last.id }) : null,
    };
  }

  /**
   * For the platform's staff. Who looks at the company as its support, while its leads are open to them, reads what its
   * owners read; nobody else learns anything of a lead, nor finds messages by one.
   */
  async pageForStaff(reader: Member, companyId: string, query: SentMessagesQuery) {
    if (reader.companyId === companyId && memberMay(reader, 'messages.see')) return this.page(companyId, query);
    const { leadId: _, ...rest } = query;
    const page = await this.page(companyId, rest, false);
    return { ...page, messages: page.messages.map(withoutVisitor) };
  }

  async companyOfPerson(email: string): Promise<{ id: string; name: string }> {
    const person = await this.needs.people.findByEmail(email);
    if (!person) throw new AppError('not_found', { message: 'Nobody signs in with this address.' });
    const { id, name } = await this.needs.directory.require(person.companyId);
    return { id, name };
  }
}

/** Enough to recognise a known address: `a…@example.com`. */
function shortAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at <= 0 ? '' : `${address.slice(0, 1)}…${address.slice(at)}`;
}

const isToVisitor = ({ kind }: SentMessage): boolean => kind.startsWith('visitor_');

/** What kind of message, when and how it ended; of a lead nothing. */
function withoutVisitor(message: SentMessage): SentMessage {
  const { personId, name, address } = message.recipient;
  const isKnown = personId !== null;
  return {
    ...message,
    leadId: null,
    title: namelessTitle(message.notificationType, message.title),
    recipient: {
      personId,
      name: isKnown ? name : '',
      address: isToVisitor(message) ? '' : isKnown ? address : shortAddress(address),
    },
  };
}

function recipientsOf(
  recipient: string,
  people: PeopleById,
  findsVisitors: boolean,
): Pick<SentMessageQuery, 'personIds' | 'visitorEmail'> {
  const typed = recipient.toLowerCase();
  if (typed === '') return { personIds: undefined, visitorEmail: undefined };
  const fitting = [...people].filter(([, { name, email }]) => `${name}\n${email}`.toLowerCase().includes(typed));
  return { personIds: fitting.map(([id]) => id), visitorEmail: findsVisitors && isEmail(typed) ? typed : null };
}
