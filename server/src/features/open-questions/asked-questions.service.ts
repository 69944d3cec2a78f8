import { setImmediate } from 'node:timers/promises';
import type { GuideAnswer } from '@meg/shared/contract/answers';
import type { Ground } from '../../ground.js';
import { WindowCounter } from '../../limits/window-counter.js';
import { plainSentence, plainWord, wordsOf } from '../../text/question-words.js';
import { hourMs } from '../../time/time-units.js';
import type { Company } from '../companies/companies.service.js';
import { confidences, type GuidesService } from '../guides/guides.service.js';
import { anonymousText, namesCountry } from './anonymous/anonymous-text.js';
import { pagePath } from './anonymous/page-path.js';
import { recordQuestion, type StoredQuestion } from './group/record-question.js';

/** A question as the chat asked it, with the answer that it got. */
export interface AskedQuestion {
  readonly company: Company;
  readonly query: string;
  readonly language: string;
  /** Undefined if nothing was found. */
  readonly answer: Pick<GuideAnswer, 'answer' | 'confidence'> | undefined;
  /** The slug of the country that the question names or the conversation is about. A guess of the chat is none. */
  readonly country: string | undefined;
  /** Whether only the company can answer it. */
  readonly isToCompany: boolean;
  /** The page, of visitors who allowed analytics. */
  readonly page: string | undefined;
  /** Counted in memory, and not stored. */
  readonly network: string;
}

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'logger'> {
  guides: GuidesService;
}

/** From this confidence on, an answer is shown without a hint that it may not be the right one. */
const sureFrom = 0.7;
const mostOfAnswer = 2_000;
const mostWaiting = 1_000;
const mostAtOnce = 20;
const mostOfNetworkAnHour = 40;
const mostOfCompanyAnHour = 400;
const keysKept = 20_000;

/**
 * Stores questions without an answer after the chat has said so: nothing waits for it and nothing fails by it. What
 * comes faster than people ask is not stored.
 */
export class AskedQuestions {
  private readonly waiting: AskedQuestion[] = [];
  private readonly ofNetwork: WindowCounter;
  private readonly ofCompany: WindowCounter;
  private storing: Promise<void> | undefined;

  constructor(private readonly needs: Needs) {
    const hourly = (most: number) => new WindowCounter({ most, lengthMs: hourMs, keys: keysKept }, needs.now);
    this.ofNetwork = hourly(mostOfNetworkAnHour);
    this.ofCompany = hourly(mostOfCompanyAnHour);
  }

  note(asked: AskedQuestion): void {
    const { company, network } = asked;
    if (!isOpen(asked) || this.waiting.length >= mostWaiting) return;
    if (this.ofNetwork.take(`${company.id} ${network}`) > 0 || this.ofCompany.take(company.id) > 0) return;
    this.waiting.push(asked);
    this.storing ??= this.storeAll().finally(() => {
      this.storing = undefined;
    });
  }

  /** Resolves once all that was noted is stored. */
  settle(): Promise<void> {
    return this.storing ?? Promise.resolve();
  }

  private async storeAll(): Promise<void> {
    await setImmediate();
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, mostAtOnce);
      try {
        await this.store(batch);
      } catch (error) {
        this.needs.logger.warn({ reason: String(error) }, 'open questions were not stored');
      }
    }
  }

  private async store(batch: readonly AskedQuestion[]): Promise<void> {
    const stored: StoredQuestion[] = [];
    for (const asked of batch) {
      stored.push(...this.toStore(asked));
      await setImmediate();
    }
    await this.needs.database.transaction(async (trx) => {
      for (const question of stored) await recordQuestion(trx, this.needs, question);
    });
  }

  /** For the company; and what the guides should have known for the platform's staff too. */
  private toStore(asked: AskedQuestion): StoredQuestion[] {
    const { company, query, answer, language, page, isToCompany, country = '' } = asked;
    const text = anonymousText(query, namesCountry(this.needs.guides));
    const kind = answer === undefined || isToCompany ? ('unanswered' as const) : ('unsure' as const);
    const question = { text, kind, language, country };
    const path = page === undefined ? undefined : pagePath(page);
    // That it was not told quotes the question as it was typed, with all that is personal in it.
    const chatAnswer = kind === 'unsure' ? (answer?.answer.slice(0, mostOfAnswer) ?? '') : '';
    const ofCompany = { ...question, companyId: company.id, page: path, chatAnswer };
    if (country === '' || isToCompany) return [ofCompany];
    return [
      ofCompany,
      { ...question, companyId: null, text: withoutCompany(text, company), page: undefined, chatAnswer: '' },
    ];
  }
}

/** Whether the question got no answer that the visitor can rely on. Asking back which country is meant is no answer. */
function isOpen({ answer, isToCompany }: AskedQuestion): boolean {
  return (
    answer === undefined ||
    isToCompany ||
    (answer.confidence < sureFrom && answer.confidence !== confidences.askingBack)
  );
}

/** The platform's staff see what was asked, and not of whom. */
function withoutCompany(text: string, { name, config }: Company): string {
  const names = [name, config.branding.companyName].map((one) => plainSentence(wordsOf(one)));
  const named = names.filter((one) => one.trim() !== '' && plainSentence(wordsOf(text)).includes(one));
  const hidden = new Set(named.flatMap((one) => one.trim().split(' ')));
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (hidden.has(plainWord(word)) ? '…' : word));
}
