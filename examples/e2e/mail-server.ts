import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every mail and keeps it. */
export async function startMailbox(port: number) {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void buffer(stream).then((mail) => done(mails.push(mail) ? null : undefined));
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  /** The last mail to that address whose subject fits; undefined until it is there. */
  const find = async (to: string, subject: RegExp): Promise<Email | undefined> => {
    const read = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
    return read.findLast((mail) => mail.to?.some(({ address }) => address === to) && subject.test(mail.subject ?? ''));
  };
  return { mails, find, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
