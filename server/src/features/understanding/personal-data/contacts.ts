import { findEmail, findPhone } from '../slots/people/contact.js';
import { replacements } from './replaced.js';

/** All repetitions are bounded, so that no text causes long backtracking. */
const links = /(?:[a-z][a-z0-9+.-]{1,12}:\/\/|www\.)[^\s<>"']{1,500}/giu;
const domains =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|net|org|info|biz|io|co|eu|uk|us|ca|au|ie|nz|es|fr|de|it|pt|nl|be|ch|at|my|sg|id|ee|fi|se|no|dk|pl|lv|lt|ru|ae|sa|qa|eg|mx|ar|cl|br|in|cn|jp|kr|tr|app|dev|me|xyz|online|site|shop|store)(?![\p{L}\p{N}-])(?:\/[^\s]{0,300})?/gu;
/** "anna at gmail dot com", "anna (at) gmail.com". */
const spelledEmails =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:[([{]\s?(?:at|arroba|arobase)\s?[)\]}]|\s(?:at|arroba|arobase)\s)\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\s(?:dot|punto|point|titik|punkt)\s|[([]\s?(?:dot|punto|point|titik|punkt)\s?[)\]])\s?[\p{L}]{2,24}){1,3}/giu;
const handles = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,40}/gu;
const mostFound = 20;

/** Takes out one after the other, as long as there are any. */
function replaceFound(text: string, find: (text: string) => string | undefined, by: string): string {
  let rest = text;
  for (let count = 0; count < mostFound; count++) {
    const found = find(rest);
    if (!found || !rest.includes(found)) return rest;
    rest = rest.replaceAll(found, by);
  }
  return rest;
}

/** Without addresses of the web and of mail, telephone numbers and names on networks. */
export function withoutContacts(text: string): string {
  const mailless = replaceFound(text, (rest) => findEmail(rest)?.value, replacements.email)
    .replace(spelledEmails, replacements.email)
    .replace(links, replacements.link)
    .replace(domains, replacements.link);
  return replaceFound(mailless, (rest) => findPhone(rest)?.value, replacements.phone).replace(
    handles,
    replacements.name,
  );
}
