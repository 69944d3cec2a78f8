import type { AskProps } from '../card-props.js';
import { DetailCard } from './detail-card.js';

export function OpenDetail({ ask, askedBy, text, takesFocus, act, findPlaces }: AskProps<'detail'>) {
  return (
    <DetailCard
      ask={ask}
      askedBy={askedBy}
      text={text}
      takesFocus={takesFocus}
      findPlaces={findPlaces}
      onAnswer={(detail, said) => act({ type: 'detailGiven', askId: ask.id, detail, said })}
      onSkip={() => act({ type: 'detailSkipped', askId: ask.id })}
    />
  );
}
