import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';

/** Who gets the details. The lead is stored with this exact text. */
export function ConsentLine({
  company: { privacyUrl },
  text,
}: Pick<AskProps<'leadForm' | 'handoff'>, 'company' | 'text'>) {
  // The address comes from a company's settings and must not be a `javascript:` address.
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
