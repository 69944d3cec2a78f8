import type { ModelLimits } from '../model-settings.js';

type Limits = Pick<ModelLimits, 'callsAtOnce' | 'faultsBeforeRest' | 'restMs'>;

/**
 * Whether the model may be asked now. Who finds it closed does not wait: there is an answer already. A model that
 * fails again and again is left alone for a while, so that not every visitor waits for its time-out.
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
