import type { NextQuestionCode } from '@meg/shared/contract/quotes';
import { moveSizes, propertySizes } from '@meg/shared/domain/quotes/move-options';
import { type ComponentType, useEffect, useRef } from 'react';
import type { PlaceChoice } from '../../conversation/drafts/changed-move.js';
import { type DetailQuestion, skipKey } from '../../conversation/drafts/quote-details.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { AccessQuestion } from './access-question.js';
import { BoxesQuestion } from './boxes-question.js';
import { ChoiceList } from './choice-list.js';
import styles from './detail-card.module.css';
import { InventoryQuestion } from './inventory-question.js';
import { MonthQuestion } from './month-question.js';
import { PlaceQuestion } from './place-question.js';
import type { QuestionProps } from './question-props.js';
import { RoomsQuestion } from './rooms-question.js';

const questions: Readonly<Record<NextQuestionCode, ComponentType<QuestionProps>>> = {
  origin_place: (props) => <PlaceQuestion {...props} about="origin_place" />,
  destination_place: (props) => <PlaceQuestion {...props} about="destination_place" />,
  property_size: ({ text, onAnswer }) => (
    <ChoiceList
      options={propertySizes}
      wordsOf={(value) => text.t(`propertySize.${value}`)}
      onPick={(value, said) => onAnswer({ about: 'property_size', value }, said)}
    />
  ),
  move_size: ({ text, onAnswer }) => (
    <ChoiceList
      options={moveSizes}
      wordsOf={(value) => text.t(`moveSize.${value}`)}
      onPick={(value, said) => onAnswer({ about: 'move_size', value }, said)}
    />
  ),
  rooms: RoomsQuestion,
  inventory: InventoryQuestion,
  access: AccessQuestion,
  move_date: MonthQuestion,
  packing: ({ text, onAnswer }) => (
    <ChoiceList
      options={[true, false]}
      wordsOf={(packs) => text.t(packs ? 'detail.pack' : 'detail.packOwn')}
      onPick={(value, said) => onAnswer({ about: 'packing', value }, said)}
    />
  ),
};

/** A question whose answer narrows the range, with the controls to answer it. */
export function DetailCard({ ask, askedBy, state, text, takesFocus, act, findPlaces, findThings }: AskProps<'detail'>) {
  const card = useRef<HTMLDivElement>(null);
  const isBoxes = ask.code === 'inventory' && state.move.moveDetails === 'boxes-only';
  // This one takes the focus when it has loaded.
  const isList = ask.code === 'inventory' && !isBoxes;
  // Only as it appears: a later change of `takesFocus` must not pull the focus here.
  useEffect(() => {
    if (!takesFocus || isList) return;
    card.current?.querySelector<HTMLElement>('button,input,summary')?.focus({ preventScroll: true });
  }, []);
  const askId = ask.id;
  const onAnswer: QuestionProps['onAnswer'] = (detail, said) => act({ type: 'detailGiven', askId, detail, said });
  const props = { text, takesFocus, findPlaces, findThings, onAnswer };
  const Question = isBoxes ? BoxesQuestion : questions[ask.code];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div ref={card} className={`${kit.card} ${styles.card}`} role="group" aria-labelledby={askedBy}>
      {ask.places.length > 0 ? <PlacesOfOneName ask={ask} {...props} /> : <Question {...props} />}
      <button
        type="button"
        className={`${cards.quiet} ${cards.leave}`}
        onClick={() => act({ type: 'detailSkipped', askId })}
      >
        {text.t(skipKey(ask))}
      </button>
    </div>
  );
}

function PlacesOfOneName({ ask, onAnswer }: QuestionProps & { readonly ask: DetailQuestion }) {
  const about = ask.code === 'origin_place' ? ask.code : 'destination_place';
  return (
    <ChoiceList
      options={ask.places}
      wordsOf={(place: PlaceChoice) => place.label}
      onPick={(place, said) => onAnswer({ about, place }, said)}
    />
  );
}
