import { AppError } from '../../../app-error.js';

const atOnce = 4;
const atOnceOfCompany = 2;
const retryAfterS = 5;

/** Limits exports at once: each reads all leads of a company, and other calls wait for its parts. */
export class ExportSlots {
  private readonly taken: string[] = [];

  /** Returns the function that frees the slot. */
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
