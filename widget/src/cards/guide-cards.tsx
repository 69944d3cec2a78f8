import type { AskProps, MessageCardProps } from './card-props.js';
import { CountryMenu } from './guide/country-menu.js';
import { GuideCard } from './guide/guide-card.js';

export function OpenCountries({ ask, state, text, takesFocus, act }: AskProps<'countries'>) {
  const askId = ask.id;
  return (
    <CountryMenu
      countries={state.countries}
      text={text}
      takesFocus={takesFocus}
      onChoose={(slug, said) => act({ type: 'countryChosen', askId, slug, said })}
      onRetry={() => act({ type: 'countriesWanted', askId })}
      onLeave={() => act({ type: 'countriesLeft', askId })}
    />
  );
}

export function ShownGuide({ message, company, text }: MessageCardProps<'guide'>) {
  return <GuideCard message={message} company={company} text={text} />;
}
