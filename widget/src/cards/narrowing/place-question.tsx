import { useState } from 'react';
import cards from '../card-kit.module.css';
import { PlaceField } from '../place/place-field.js';
import type { QuestionProps } from './question-props.js';

interface PlaceQuestionProps extends QuestionProps {
  readonly about: 'origin_place' | 'destination_place';
}

/** Asks again for a place that could not be found by the name that was typed. */
export function PlaceQuestion({ about, text, findPlaces, onAnswer }: PlaceQuestionProps) {
  const [typed, setTyped] = useState('');
  const id = `detail-${about}`;
  return (
    <div className={cards.field}>
      <label htmlFor={id}>{text.t('detail.place')}</label>
      <PlaceField
        input={{ id, value: typed, maxLength: 120 }}
        text={text}
        findPlaces={findPlaces}
        onType={setTyped}
        onPick={(place) => onAnswer({ about, place }, place.label)}
      />
    </div>
  );
}
