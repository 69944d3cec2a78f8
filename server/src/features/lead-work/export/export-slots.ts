import { AppError } from '../../../app-error.js';

const atOnce = 4;
const atOnceOfCompany = 2;
const retryAfterS = 5;

/** How many exports are under way: each goes through all leads of a company, and every call of others waits for its parts. */
export class ExportSlots {
  private readonly taken: string[] = [];

  /** Answers what gives the slot back. */
  take(companyId: string): () => void {
    const ofCompany = this.taken.filter((one) => one === companyId).length;
    if (this.taken.length >= atOnce || ofCompany >= atOnceOfCompany) {
      const message = 'Other exports are under way. Try again in some seconds.';
      throw new AppError('rate_limited', { retryAfterS, message });
    }
    this.taken.push(companyId);
    return () => {
      this.taken.splice(this.taken.indexOf(companyId), 1);
    };
  }
}
