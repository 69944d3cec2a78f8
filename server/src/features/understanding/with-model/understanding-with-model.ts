import type { Understanding } from '@meg/shared/contract/understanding';
import type { Ground } from '../../../ground.js';
import { wordsOf } from '../../../text/question-words.js';
import type { CompanyStandingService } from '../../companies/standing/company-standing.service.js';
import type { GuidesService } from '../../guides/guides.service.js';
import type { MessageReader, ModelReading } from '../../language-model/message-reader.service.js';
import { askedFact } from '../message-context.js';
import { withoutPersonalData } from '../personal-data/without-personal-data.js';
import type { UnderstandingService, UnderstandRequest } from '../understanding.service.js';
import { isDoubted, isLeftOpen } from './left-open.js';
import { RecentReadings } from './recent-readings.js';
import { withReading } from './with-reading.js';

interface Needs extends Pick<Ground, 'now'> {
  readonly understanding: UnderstandingService;
  readonly guides: GuidesService;
  readonly standing: CompanyStandingService;
  /** Undefined: what the rules are not sure of stays so. */
  readonly messageReader?: MessageReader | undefined;
}

export interface CompanyRequest extends UnderstandRequest {
  readonly companyId: string;
  readonly signal: AbortSignal;
}

/** In all: after this time the visitor is better served by what the rules know. */
const longestMs = 2_000;

/** Resolves with nothing when the signal aborts. */
const endOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Understands by rules, and has a language model read what the rules are not sure of. */
export class UnderstandingWithModel {
  private readonly recent: RecentReadings<ModelReading | undefined>;

  constructor(private readonly needs: Needs) {
    this.recent = new RecentReadings(needs.now);
  }

  async understand({ companyId, signal, ...request }: CompanyRequest): Promise<Understanding> {
    const judged = this.needs.understanding.judge(request);
    const reader = this.needs.messageReader;
    const isOpen = isDoubted(judged) || isLeftOpen(judged, (word) => this.needs.understanding.knowsWord(word));
    if (!reader || !isOpen) return judged.understanding;
    const asked = askedFact(request.asking) ?? null;
    const key = JSON.stringify([companyId, request.text, asked]);
    const until = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
    const reading = this.recent.get(key, async () => {
      if ((await this.needs.standing.waitsFor(companyId)) !== null) return undefined;
      return reader.read({ companyId, signal: until, asked, ...this.messageOf(request) });
    });
    const known = await Promise.race([reading.catch(() => undefined), endOf(until)]);
    return known ? withReading(this.needs.understanding, { request, judged, reading: known }) : judged.understanding;
  }

  /** Who wrote the message is nothing that a model has to know. */
  private messageOf({ text }: UnderstandRequest) {
    const { guides, now } = this.needs;
    const isPlaceWord = (word: string) => guides.countriesIn(wordsOf(word)).length > 0;
    return { text: withoutPersonalData(text, isPlaceWord), today: new Date(now()).toISOString().slice(0, 10) };
  }
}
