import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { listSentMessages, SentMessage, SentMessagesQuery } from '@meg/shared/contract/sent-messages';
import { isEmail } from '@meg/shared/domain/forms/email';
import type { PeopleById, SentMessageSource, SentWanted } from '../../sent-message.js';
import { readTimeCursor, timeCursor } from '../../time-cursor.js';
import type { PeopleService, PersonRow } from '../accounts/people/people.service.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import { shortAddress } from './short-address.js';

interface Sources {
  people: PeopleService;
  directory: CompanyDirectoryService;
  messageSources: readonly SentMessageSource[];
}

type SentMessagePage = AnswerOf<typeof listSentMessages>;

const pageLength = 25;

const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`.trim();

function newestFirst(one: SentMessage, other: SentMessage): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

/** Answers why somebody got a message: of every kind that the server sends, in one list. */
export class SentMessagesService {
  constructor(private readonly sources: Sources) {}

  async page(companyId: string, query: SentMessagesQuery): Promise<SentMessagePage> {
    const { id, name } = await this.sources.directory.require(companyId);
    const team = await this.sources.people.list(companyId);
    const people: PeopleById = new Map(
      team.map((person) => [person.id, { name: nameOf(person), email: person.email }]),
    );
    const wanted: SentWanted = {
      companyId,
      ...recipientsOf(query.recipient ?? '', people),
      leadId: query.leadId,
      before: query.cursor === undefined ? undefined : readTimeCursor(query.cursor),
      limit: pageLength + 1,
    };
    const found = await Promise.all(this.sources.messageSources.map((source) => source.sent(wanted, people)));
    const all = found.flat().sort(newestFirst);
    const messages = all.slice(0, pageLength);
    const last = all.length > pageLength ? messages.at(-1) : undefined;
    return {
      company: { id, name },
      messages,
      next: last ? timeCursor({ atMs: Date.parse(last.at), id: last.id }) : null,
    };
  }

  /** For the platform's staff, who read the leads of a company only with its support access, which is logged. */
  async pageForStaff(companyId: string, query: SentMessagesQuery) {
    const page = await this.page(companyId, query);
    return { ...page, messages: page.messages.map(withoutVisitor) };
  }
}

function withoutVisitor(message: SentMessage): SentMessage {
  const { personId, address } = message.recipient;
  if (personId !== null) return message;
  return { ...message, recipient: { personId, name: '', address: shortAddress(address) } };
}

function recipientsOf(recipient: string, people: PeopleById): Pick<SentWanted, 'personIds' | 'visitorEmail'> {
  const typed = recipient.toLowerCase();
  if (typed === '') return { personIds: undefined, visitorEmail: undefined };
  const fitting = [...people].filter(([, { name, email }]) => `${name}\n${email}`.toLowerCase().includes(typed));
  return {
    personIds: fitting.map(([id]) => id),
    visitorEmail: isEmail(typed) ? typed : null,
  };
}
