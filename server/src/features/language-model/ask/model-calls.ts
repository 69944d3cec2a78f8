import type { Ground } from '../../../ground.js';
import { hourMs } from '../../../time/time-units.js';
import { ModelFault } from '../model-fault.js';
import type { ModelLimits, ModelSettings } from '../model-settings.js';
import { SpendLimit } from '../spend/spend-limit.js';
import { CallGate } from './call-gate.js';
import { askModel, type ModelCall } from './chat-completions.js';

export interface ModelNeeds extends Pick<Ground, 'database' | 'now' | 'logger'> {
  readonly settings: ModelSettings;
  readonly limits?: ModelLimits | undefined;
}

export interface CompanyCall extends ModelCall {
  readonly companyId: string;
}

const complaintEveryMs = hourMs;

/** Asks the model where it may be asked now and the company has not spent its daily limit. */
export class ModelCalls {
  private readonly gate: CallGate;
  private readonly spend: SpendLimit;
  private complainedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly needs: ModelNeeds,
    private readonly limits: ModelLimits,
  ) {
    const { database, now, settings } = needs;
    const dailyCharactersOfAll = settings.dailyCharacters ?? limits.dailyCharactersOfAll;
    const spendLimits = { ...limits, dailyCharactersOfAll };
    const onAllSpent = () => this.reportAllSpent(dailyCharactersOfAll);
    this.gate = new CallGate(limits, now);
    this.spend = new SpendLimit({ database, now, limits: spendLimits, onAllSpent });
  }

  /** The model's text. Yields nothing where it may not be asked. */
  async *ask(call: CompanyCall): AsyncGenerator<string> {
    if (call.signal.aborted || !this.gate.enter()) return;
    try {
      yield* this.askWithinSpend(call);
      this.gate.reportAnswer();
    } catch (error) {
      if (error instanceof ModelFault && error.reason !== 'declined') this.gate.reportFault();
      throw error;
    } finally {
      this.gate.leave();
    }
  }

  report(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    const { logger } = this.needs;
    if (error instanceof ModelFault)
      logger.warn({ reason: error.reason, status: error.status }, 'no answer from the language model');
    else logger.error({ err: error }, 'the language model could not be asked');
  }

  private async *askWithinSpend({ companyId, ...call }: CompanyCall): AsyncGenerator<string> {
    const prompted = call.messages.reduce((sum, { content }) => sum + content.length, 0);
    const reservation = await this.spend.reserve(companyId, prompted + this.limits.answerCharacters);
    if (!reservation) return;
    let used = prompted;
    try {
      for await (const piece of askModel(this.needs.settings, this.limits, call)) {
        used += piece.length;
        yield piece;
      }
    } catch (error) {
      // A refused call cost nothing.
      const isTurnedAway =
        error instanceof ModelFault && ['unreachable', 'refused by the server'].includes(error.reason);
      if (isTurnedAway && used === prompted) used = 0;
      throw error;
    } finally {
      await reservation.settle(used);
    }
  }

  private reportAllSpent(most: number): void {
    const { logger, now } = this.needs;
    if (now() - this.complainedAt < complaintEveryMs) return;
    this.complainedAt = now();
    logger.error({ most }, 'the day of the language model is spent (LLM_DAILY_CHARACTERS): answers are given as found');
  }
}
