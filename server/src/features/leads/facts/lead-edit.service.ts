import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { editLeadFacts } from '@meg/shared/contract/lead-edits';
import { factInWords, leadFacts } from '@meg/shared/contract/lead-facts';
import type { LeadAddition } from '@meg/shared/contract/leads';
import { type Move, type MoveFact, moveFacts } from '@meg/shared/contract/move';
import { hasContact } from '@meg/shared/domain/leads/lead-contact';
import { AppError } from '../../../app-error.js';
import type { LeadRow } from '../leads.table.js';
import { columnsOfMove, moveOfLead, withAddition } from './lead-move.service.js';

/** What the timeline calls what a person is reached by. */
export const contactLabels = { name: 'Name', email: 'Email', phone: 'Phone' } as const;

export type LeadEdit = Pick<ParsedInputOf<typeof editLeadFacts>['body'], 'contact' | 'move'>;

/** One fact that was edited, in words; empty where it was or is not known. */
export interface FactChange {
  label: string;
  before: string;
  after: string;
}

const contactFields = Object.keys(contactLabels) as (keyof typeof contactLabels)[];

function contactAfter(lead: LeadRow, { contact }: LeadEdit) {
  const { name = lead.name, email = lead.email, phone = lead.phone } = contact;
  if (!hasContact({ email, phone }))
    throw new AppError('validation_failed', { fields: { 'contact.phone': 'Leave a phone number or an email' } });
  return { name, email, phone };
}

/** The move with what was set, and without what was taken away. */
function moveAfter(lead: LeadRow, { move }: LeadEdit): Move {
  const set = Object.fromEntries(Object.entries(move).filter(([, value]) => value !== null)) as Partial<Move>;
  const cleared = Object.keys(move).filter((fact) => move[fact as MoveFact] === null);
  const after = Object.entries(withAddition(moveOfLead(lead), set)).filter(([fact]) => !cleared.includes(fact));
  return Object.fromEntries(after) as Move;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const editedFactsOf = ({ editedFacts }: Pick<LeadRow, 'editedFacts'>): MoveFact[] =>
  editedFacts === null ? [] : JSON.parse(editedFacts);

/**
 * What people of the company have set of the move, and nothing else: of a lead that was made of a request for a person,
 * the rest was read from the conversation, and the visitor's form knows it better.
 */
export function columnsSetByPeople(lead: LeadRow): Partial<LeadRow> {
  const edited = editedFactsOf(lead);
  const left = Object.entries(moveOfLead(lead)).filter(([fact]) => edited.some((one) => one === fact));
  return columnsOfMove(Object.fromEntries(left) as Partial<Move>);
}

/** What an edit by a person of the company changes. */
export function editOf(lead: LeadRow, edit: LeadEdit): { columns: Partial<LeadRow>; changes: FactChange[] } {
  const contact = contactAfter(lead, edit);
  const [before, after] = [moveOfLead(lead), moveAfter(lead, edit)];
  const facts = moveFacts.filter((fact) => !isSame(before[fact], after[fact]));
  const fields = contactFields.filter((field) => contact[field] !== lead[field]);
  const words = (move: Move, fact: MoveFact) => factInWords(fact, { move, saidAtMs: lead.createdAt }) ?? '';
  const edited = [...new Set([...editedFactsOf(lead), ...facts])];
  return {
    columns: {
      ...contact,
      ...columnsOfMove(after),
      ...(edited.length > 0 && { editedFacts: JSON.stringify(edited) }),
    },
    changes: [
      ...fields.map((field) => ({ label: contactLabels[field], before: lead[field], after: contact[field] })),
      ...facts.map((fact) => ({
        label: leadFacts[fact].label,
        before: words(before, fact),
        after: words(after, fact),
      })),
    ],
  };
}

/** Facts that say the same together: who sets one of them has set them all. */
const together: readonly (readonly MoveFact[])[] = [
  ['moveDate', 'moveMonth', 'moveYear'],
  ['originCity', 'originPlaceId', 'originCountry'],
  ['destinationCity', 'destinationPlaceId', 'destinationCountry'],
];

/**
 * What the visitor's chat may still change. What people of the company have set stays, and so does the quote, because the
 * chat sends again what it knew before the call.
 */
export function withoutEdited(lead: LeadRow, addition: LeadAddition): LeadAddition {
  const edited = editedFactsOf(lead);
  if (edited.length === 0) return addition;
  const fixed = edited.flatMap((fact) => together.find((group) => group.includes(fact)) ?? [fact]);
  const move = Object.fromEntries(Object.entries(addition.move).filter(([fact]) => !fixed.includes(fact as MoveFact)));
  const { quote: _stale, ...rest } = addition;
  return { ...rest, move };
}
