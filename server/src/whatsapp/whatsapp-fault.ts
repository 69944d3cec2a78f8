import { JobPostponed, JobRefused } from '../jobs/job.js';
import { minuteMs } from '../time/time-units.js';

/** An error of the Graph API. Its text may name the receiver, so only its numbers are kept. */
export interface GraphFault {
  status: number;
  /** 0 if there is none. */
  code: number;
  retryAfterMs: number | undefined;
}

const reasons: Readonly<Record<number, string>> = {
  100: 'WhatsApp did not understand the request: check WHATSAPP_PHONE_ID',
  190: 'WhatsApp did not take the token: renew WHATSAPP_TOKEN',
  131008: 'WhatsApp misses a part of the message: check the template',
  131026: 'WhatsApp cannot deliver to this number: it has no WhatsApp, or refuses us',
  131047: 'WhatsApp takes only a template for this number now',
  131051: 'WhatsApp does not know this kind of message',
  132000: 'The template at WhatsApp has another number of parameters',
  132001: 'WhatsApp has no such template in this language: register it',
  132005: 'The text in the template at WhatsApp grew too long',
  132007: 'WhatsApp found the template against its policy',
  132012: 'The parameters do not fit the template at WhatsApp',
  132015: 'WhatsApp has paused the template',
  132016: 'WhatsApp has disabled the template',
};

/** Codes for too many messages of the account, the number or the pair of numbers. */
const tooMany = [4, 17, 80007, 130429, 131048, 131056];
const defaultRestMs = minuteMs;

export function faultOfGraph({ status, code, retryAfterMs }: GraphFault): Error {
  const isBusy = tooMany.includes(code) || status === 429;
  // Without a time from WhatsApp the job's own schedule decides.
  if ((isBusy || status >= 500) && retryAfterMs !== undefined) {
    return new JobPostponed(`WhatsApp asks to come later (${status}, ${code})`, retryAfterMs);
  }
  if (isBusy) return new Error(`WhatsApp is asked too often (${status}, ${code})`);
  if (status >= 500) return new Error(`WhatsApp fails (${status}, ${code})`);
  if (status === 401) return new JobRefused(reasons[190]);
  return new JobRefused(`${reasons[code] ?? 'WhatsApp refused the message'} (${status}, ${code})`);
}

/** In seconds or as a date (RFC 9110), and at most an hour; undefined if it is neither. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), 60 * defaultRestMs) : undefined;
}
