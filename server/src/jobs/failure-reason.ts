const longest = 500;
const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Seven digits and more that belong together, but no address of the network. */
const phoneNumber = /(?<![\d.])(?!\d{1,3}(?:\.\d{1,3}){3}\b)\(?\+?\d(?:[ ().-]{0,2}\d){6,}/g;

/**
 * The text of a fault as it is stored. Other servers often name the person in it, and the text outlives the erasure of
 * that person, so mail addresses and phone numbers are left out.
 */
export function failureReason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replace(mailAddress, '[address]').replace(phoneNumber, '[number]').slice(0, longest);
}
