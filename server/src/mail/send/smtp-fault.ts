import { MailRefused } from '../mailer.js';

/** Of the commands of SMTP, those whose refusal is about this receiver or this mail. */
const aboutMail = ['RCPT TO', 'DATA'];
/** About who we are: the operator can mend that, and then the same mail goes through. */
const aboutSender = [530, 534, 535, 538];

/** Whether the server has said for good that it does not take the mail. What it says of now (4xx) and what fails on the way may pass. */
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

/** A server's own words may repeat the mail that it refuses, and with it names. Its code says why, in a word that is no secret. */
function faultWords({ message, responseCode, response = '', command }: Answered): string {
  if (responseCode === undefined) return message;
  const [detail] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return `The mail server answered ${responseCode}${detail ? ` ${detail}` : ''} to ${command ?? 'a command'}`;
}

/** What a failed try is told by: fit for a log. */
export function faultOf(error: unknown): Error {
  const words = faultWords(error as Answered);
  return isRefusal(error) ? new MailRefused(words) : new Error(words);
}
