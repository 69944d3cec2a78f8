import type { ModelLimits } from '../model-settings.js';

type Limits = Pick<ModelLimits, 'callsAtOnce' | 'faultsBeforeRest' | 'restMs'>;

/**
 * Whether the model may be asked now. If not, callers do not wait, since they have an answer already. A model that
 * fails repeatedly is not asked for a while, so that not every visitor waits for its timeout.
 */
export class CallGate {
  private running = 0;
  private faultsInSuccession = 0;
  private restUntilMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number,
  ) {}

  enter(): boolean {
    if (this.running >= this.limits.callsAtOnce || this.now() < this.restUntilMs) return false;
    this.running += 1;
    return true;
  }

  leave(): void {
    this.running -= 1;
  }

  reportAnswer(): void {
    this.faultsInSuccession = 0;
  }

  reportFault(): void {
    this.faultsInSuccession += 1;
    if (this.faultsInSuccession < this.limits.faultsBeforeRest) return;
    this.faultsInSuccession = 0;
    this.restUntilMs = this.now() + this.limits.restMs;
  }
}
