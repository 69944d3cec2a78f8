import type { PersonPerformance } from '@meg/shared/contract/team';
import { type Period, periodsUpTo } from '@meg/shared/domain/time/periods';
import type { Ground } from '../../ground.js';
import { isInternal } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { LeadFiguresService } from '../lead-work/figures/lead-figures.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';

interface Needs extends Pick<Ground, 'now'> {
  people: PeopleService;
  companies: CompaniesService;
  leadFigures: LeadFiguresService;
}

type Figures = Omit<PersonPerformance, 'personId' | 'name' | 'isActive'>;

const nothing: Figures = { firstAnswers: 0, medianMs: null, slowestTenthMs: null, wins: 0, openLeads: 0 };

const hasFigures = (figures: Figures) => figures.firstAnswers + figures.wins + figures.openLeads > 0;

/** Former people and the platform's staff are shown only if they have figures. */
const isAlwaysShown = (person: PersonRow) => person.state === 'active' && !isInternal(person);

export class TeamPerformanceService {
  constructor(private readonly needs: Needs) {}

  async read(companyId: string, period: Period) {
    const { now, companies, people } = this.needs;
    const { config } = await companies.requireById(companyId);
    const { timezone } = config.chatbotConfig.businessHours;
    const { current } = periodsUpTo(now(), period, timezone);
    const span = { fromMs: current[0]?.fromMs ?? 0, toMs: current.at(-1)?.toMs ?? 0 };
    const [team, figuresOf] = await Promise.all([people.list(companyId), this.figures(companyId, span)]);
    const rows = team
      .map((person) => ({ person, figures: figuresOf(person.id) }))
      .filter(({ person, figures }) => isAlwaysShown(person) || hasFigures(figures))
      .map(({ person, figures }) => performanceOf(person, figures));
    const unassigned = figuresOf(null);
    const nobody = { personId: null, name: '', isActive: true, ...unassigned };
    return { period, days: current.length, timezone, people: unassigned.openLeads > 0 ? [...rows, nobody] : rows };
  }

  private async figures(companyId: string, span: { fromMs: number; toMs: number }) {
    const { leadFigures } = this.needs;
    const [waits, wins, open] = await Promise.all([
      leadFigures.waitingByPerson(companyId, span),
      leadFigures.wins(companyId, span),
      leadFigures.open(companyId),
    ]);
    const countOf = (counts: typeof wins, id: string | null) =>
      counts.find(({ personId }) => personId === id)?.count ?? 0;
    return (id: string | null): Figures => {
      const { answered: firstAnswers = 0, ...waiting } = waits.get(id ?? '') ?? {};
      return { ...nothing, ...waiting, firstAnswers, wins: countOf(wins, id), openLeads: countOf(open, id) };
    };
  }
}

function performanceOf(person: PersonRow, figures: Figures): PersonPerformance {
  const name = personName(person);
  return { personId: person.id, name, isActive: person.state === 'active', ...figures };
}
