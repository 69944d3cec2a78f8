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

export function ShownGuide({ message, state, company, text, act }: MessageCardProps<'guide'>) {
  const isNewest = state.messages.findLast(({ kind }) => kind === 'guide')?.id === message.id;
  const { country, followUps = [] } = message;
  return (
    <GuideCard
      message={message}
      company={company}
      text={text}
      followUps={isNewest ? followUps : []}
      onAsk={(question) => act({ type: 'followUpAsked', text: question, country })}
    />
  );
}
