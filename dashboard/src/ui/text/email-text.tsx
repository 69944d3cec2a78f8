import { Fragment } from 'react';

/** The parts after which a long address may go on in the next line. */
export function addressParts(email: string): string[] {
  return email.match(/[^@._+-]*[@._+-]+|[^@._+-]+$/g) ?? [email];
}

/** An address that breaks at its signs and not in the middle of a word, as long as a word fits into the line. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="break-anywhere">
      {addressParts(email).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text, in its order
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
