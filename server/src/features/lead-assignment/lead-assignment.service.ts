import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { LeadAssignment, saveLeadAssignment, tryLeadAssignment } from '@meg/shared/contract/lead-assignment';
import { moveTypeWords } from '@meg/shared/contract/lead-facts';
import type { Move } from '@meg/shared/contract/move';
import {
  type AssignableLead,
  type AssignmentRule,
  chooseRule,
  nextInTurn,
  type RuleChoice,
  ruleFits,
} from '@meg/shared/domain/leads/assignment-rules';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { offDuty, workHoursOf } from '../../people/duty.js';
import { type Member, mayWorkLeads, worksNoLeads } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { isoTime } from '../../time/iso-time.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { PlacesService } from '../places/places.service.js';
import {
  assignNewLead,
  findAssignment,
  insertTimelineEntry,
  putAssignment,
  takeTurn,
  turnsTaken,
} from './lead-assignment.store.js';

type Ends = Pick<Move, 'originCity' | 'destinationCity' | 'originCountry' | 'destinationCountry' | 'moveType'>;

/** A lead that was just stored. */
export interface NewLeadToAssign {
  companyId: string;
  leadId: string;
  move: Ends;
  language: string;
  /** Of the person who wrote it down; null for one from the chat. */
  addedBy: string | null;
}

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordEvent' | 'recordAudit' | 'logger'> {
  companies: CompaniesService;
  people: PeopleService;
  places: PlacesService;
}

function availableAt(nowMs: number, team: readonly PersonRow[]): Set<string> {
  const isAvailable = (person: PersonRow) => mayWorkLeads(person) && offDuty(person, nowMs) === null;
  return new Set(team.filter(isAvailable).map(({ id }) => id));
}

function assignablePerson(person: PersonRow, nowMs: number): LeadAssignment['people'][number] {
  const off = offDuty(person, nowMs);
  return {
    id: person.id,
    name: personName(person) || person.email,
    isOnDuty: person.isOnDuty === 1,
    workHours: workHoursOf(person),
    offDuty: off && { why: off.why, backAt: isoTime(off.backAtMs) },
    mayWorkLeads: mayWorkLeads(person),
  };
}

/** Who gets which new leads. */
export class LeadAssignmentService {
  constructor(private readonly needs: Needs) {}

  async read({ companyId }: Member): Promise<LeadAssignment> {
    const { database, people } = this.needs;
    const [stored, team] = await Promise.all([findAssignment(database.reader, companyId), people.list(companyId)]);
    return {
      rules: rulesOf(stored?.rules),
      version: stored?.version ?? 0,
      people: team.map((person) => assignablePerson(person, this.needs.now())),
    };
  }

  async save(
    member: Member,
    { rules, version }: ParsedInputOf<typeof saveLeadAssignment>['body'],
  ): Promise<LeadAssignment> {
    const { database, people, recordAudit } = this.needs;
    const { companyId, person } = member;
    await database.transaction(async (trx) => {
      const team = await people.list(companyId, trx);
      const before = rulesOf((await findAssignment(trx, companyId))?.rules);
      requirePeopleOf(team, rules, new Set(before.flatMap(({ personIds }) => personIds)));
      if (!(await putAssignment(trx, { companyId, rules: JSON.stringify(rules), version }))) {
        throw new AppError('edit_conflict');
      }
      const detail = { rules: rules.length, names: rules.map(ruleName).join('; ').slice(0, 500) };
      await recordAudit(trx, { companyId, person, action: 'assignment.changed', subject: companyId, detail });
    });
    return this.read(member);
  }

  async hasRules(db: Db, companyId: string): Promise<boolean> {
    return rulesOf((await findAssignment(db, companyId))?.rules).length > 0;
  }

  /** Who would get such a lead. Takes nobody's turn. */
  async try({ companyId }: Member, { rules, language, ...move }: ParsedInputOf<typeof tryLeadAssignment>['body']) {
    const { database, people } = this.needs;
    const [lead, team] = await Promise.all([this.assignable(companyId, { move, language }), people.list(companyId)]);
    const choice = chooseRule(rules, lead, availableAt(this.needs.now(), team));
    const before =
      choice === undefined
        ? rules
        : rules.slice(
            0,
            rules.findIndex(({ id }) => id === choice.rule.id),
          );
    const passedOver = before.filter((rule) => ruleFits(rule, lead)).map(({ id }) => id);
    if (!choice) return { personName: null, ruleId: null, passedOver };
    const next = nextInTurn(choice, await turnsTaken(database.reader, { companyId, ruleId: choice.rule.id }));
    const person = team.find(({ id }) => id === next);
    return { personName: person ? personName(person) || person.email : null, ruleId: choice.rule.id, passedOver };
  }

  /** In the transaction of a new lead. A fault leaves the lead unassigned: it is never lost for a rule. */
  async assign(trx: Db, lead: NewLeadToAssign): Promise<void> {
    const stored = await findAssignment(trx, lead.companyId);
    if (!stored || stored.rules === noRules) return;
    const team = await this.needs.people.list(lead.companyId, trx);
    const choice = await this.choose(stored.rules, lead, team);
    if (choice) await this.give(trx, lead, { choice, team });
  }

  private async choose(rules: string, lead: NewLeadToAssign, team: readonly PersonRow[]) {
    try {
      const available = availableAt(this.needs.now(), team);
      return chooseRule(rulesOf(rules), await this.assignable(lead.companyId, lead), available);
    } catch (error) {
      this.needs.logger.error({ err: error, companyId: lead.companyId }, 'A new lead could not be assigned by rule');
      return undefined;
    }
  }

  private async give(
    trx: Db,
    { companyId, leadId, addedBy }: NewLeadToAssign,
    { choice, team }: { choice: RuleChoice; team: readonly PersonRow[] },
  ): Promise<void> {
    const { newId, now, recordEvent } = this.needs;
    const personId = nextInTurn(choice, await takeTurn(trx, { companyId, ruleId: choice.rule.id }));
    await assignNewLead(trx, { companyId, leadId }, personId);
    const person = team.find(({ id }) => id === personId);
    await insertTimelineEntry(trx, {
      id: newId(),
      companyId,
      leadId,
      personId: null,
      personName: '',
      kind: 'assigned-by-rule',
      detail: person ? personName(person) || person.email : '',
      before: null,
      after: ruleName(choice.rule),
      createdAt: now(),
    });
    const detail = { assigneeId: personId, by: 'rule', addedBy };
    await recordEvent(trx, { type: 'lead.assigned', companyId, subjectId: leadId, detail });
  }

  private async assignable(
    companyId: string,
    { move, language }: Pick<NewLeadToAssign, 'move' | 'language'>,
  ): Promise<AssignableLead> {
    const { serviceCountries } = (await this.needs.companies.requireById(companyId)).config;
    const end = (city: string, country: string | undefined) => {
      return { city, country: country ?? this.countryOf(city, serviceCountries) };
    };
    return {
      origin: end(move.originCity, move.originCountry),
      destination: end(move.destinationCity, move.destinationCountry),
      language,
      moveType: move.moveType,
    };
  }

  private countryOf(city: string, preferred: readonly string[]): string | null {
    if (city === '') return null;
    const match = this.needs.places.findNamed(city, { preferred });
    return match.kind === 'found' ? match.place.country : null;
  }
}

const noRules = '[]';

const rulesOf = (stored: string | undefined): LeadAssignment['rules'] =>
  stored === undefined ? [] : JSON.parse(stored);

/** For the timeline and the log: its own name, or by what it knows its leads. */
function ruleName({ name, kind, values }: AssignmentRule): string {
  if (name !== '') return name;
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const named = kind === 'language' ? values.map((code) => languages.of(code) ?? code) : values;
  const which = named.join(', ');
  const moves = values.map((type) => moveTypeWords[type as Move['moveType']] ?? type).join(', ');
  const words = {
    any: 'Any lead',
    origin: `From ${which}`,
    destination: `To ${which}`,
    language: `In ${which}`,
    moveType: `${moves} moves`,
  };
  return words[kind];
}

/**
 * Who has left, or may work no leads any more, stays in a rule: it passes over them. Nobody of another company gets in,
 * and nobody whose role only reads.
 */
function requirePeopleOf(
  team: readonly PersonRow[],
  rules: readonly AssignmentRule[],
  chosenBefore: ReadonlySet<string>,
): void {
  const known = new Map(team.map((person) => [person.id, person]));
  const faultOf = (id: string) => {
    const person = known.get(id);
    if (!person) return 'Choose people of your team';
    return mayWorkLeads(person) || chosenBefore.has(id) ? undefined : worksNoLeads(person);
  };
  const fields = Object.fromEntries(
    rules.flatMap(({ personIds }, place) => {
      const fault = personIds.length === 0 ? 'Choose at least one person' : personIds.map(faultOf).find(Boolean);
      return fault === undefined ? [] : [[`rules.${place}.personIds`, fault]];
    }),
  );
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
