import { MailRefused } from '../mailer.js';

/** Commands of SMTP whose refusal is about this receiver or this mail. */
const aboutMail = ['RCPT TO', 'DATA'];
/** Refusals of our login: once the operator has corrected it, the same mail goes through. */
const aboutSender = [530, 534, 535, 538];

/** Whether the server refused the mail for good. Temporary refusals (4xx) and broken connections may pass. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && aboutMail.includes(command) && !aboutSender.includes(responseCode);
}

interface Answered {
  message: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Leaves out the server's own words, which may repeat the refused mail and its names. Its code says why. */
function faultWords({ message, responseCode, response = '', command }: Answered): string {
  if (responseCode === undefined) return message;
  const [detail] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return `The mail server answered ${responseCode}${detail ? ` ${detail}` : ''} to ${command ?? 'a command'}`;
}

/** The error of a failed try, without personal data, so that it may be logged. */
export function faultOf(error: unknown): Error {
  const words = faultWords(error as Answered);
  return isRefusal(error) ? new MailRefused(words) : new Error(words);
}
