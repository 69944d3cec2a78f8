import type { Text } from '../../i18n/text.js';

interface WordsProps {
  readonly words: string;
  readonly text: Text;
}

/** Text in which the company's phone number is a link. */
export function Words({ words, text: { phone, phoneUrl } }: WordsProps) {
  const at = phone === '' ? -1 : words.indexOf(phone);
  if (at < 0 || !phoneUrl) return <>{words}</>;
  return (
    <>
      {words.slice(0, at)}
      <a href={phoneUrl} dir="ltr">
        {phone}
      </a>
      {words.slice(at + phone.length)}
    </>
  );
}
