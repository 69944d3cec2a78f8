import type { Quote, QuoteRequest } from '@meg/shared/contract/quotes';
import { AppError } from '../../app-error.js';
import type { Company } from '../companies/companies.service.js';
import type { PlacesService } from '../places/places.service.js';
import { companyRates } from './engine/company-rates.js';
import { computeQuote } from './engine/compute-quote.js';
import { moveDateFault, weeksUntilMove } from './engine/move-date.js';
import type { QuotingCompany } from './engine/quote-case.js';

interface Sources {
  places: PlacesService;
  now: () => number;
}

/** Finds the places, reads the clock, and leaves the rest to the engine, which does neither. */
export class QuotesService {
  /** Filling in a company's rates takes longer than a quote. */
  private readonly quoting = new WeakMap<Company, QuotingCompany>();

  constructor(private readonly sources: Sources) {}

  quote(company: Company, request: QuoteRequest): Quote {
    const today = new Date(this.sources.now()).toISOString().slice(0, 10);
    const fault = moveDateFault(request.moveDate, today);
    if (fault) throw new AppError('validation_failed', { fields: { moveDate: fault } });
    const quoting = this.quotingOf(company);
    const { origin, destination } = this.sources.places.findEnds(
      {
        origin: { text: request.originCity, id: request.originPlaceId },
        destination: { text: request.destinationCity, id: request.destinationPlaceId },
        moveType: request.moveType,
      },
      { language: request.language, preferred: quoting.serviceCountries },
    );
    return computeQuote({ request, origin, destination, weeksUntilMove: weeksUntilMove(request, today) }, quoting);
  }

  private quotingOf(company: Company): QuotingCompany {
    const known = this.quoting.get(company);
    if (known) return known;
    const { pricing, currency, localMoves, serviceCountries } = company.config;
    const made = { ...companyRates(pricing), currency, localMoves, serviceCountries };
    this.quoting.set(company, made);
    return made;
  }
}
