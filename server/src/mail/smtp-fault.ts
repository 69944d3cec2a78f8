/** Of the commands of SMTP, those whose refusal is about this receiver or this mail. */
const aboutMail = ['RCPT TO', 'DATA'];
/** About who we are: the operator can mend that, and then the same mail goes through. */
const aboutSender = [530, 534, 535, 538];

/** Whether the server has said for good that it does not take the mail. What it says of now (4xx) and what fails on the way may pass. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && aboutMail.includes(command) && !aboutSender.includes(responseCode);
}
