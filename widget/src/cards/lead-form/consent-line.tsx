import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';

/** Who gets the details. The lead keeps this very text. */
export function ConsentLine({ company: { privacyUrl }, text }: Pick<AskProps<'leadForm'>, 'company' | 'text'>) {
  // An address that comes from a company's settings may not run as a script.
  const isLink = /^(https?:\/\/|\/(?!\/))/.test(privacyUrl);
  return (
    <p className={cards.caption}>
      {text.t('consent.line')}
      {isLink && (
        <>
          {' · '}
          <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
            {text.t('consent.link')}
          </a>
        </>
      )}
    </p>
  );
}
