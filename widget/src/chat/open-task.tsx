import type { FrameCompany } from '@meg/shared/contract/companies';
import type { ComponentType } from 'react';
import type { AskProps, CardDoors } from '../cards/card-props.js';
import type { Cards } from '../cards/cards.js';
import type { Ask, Conversation } from '../conversation/state.js';
import type { Text } from '../i18n/text.js';
import styles from './chat-window.module.css';
import { Choices } from './choices.js';
import { messageElementId } from './messages/message-list.js';

export interface OpenTaskProps extends CardDoors {
  /** Undefined until they have loaded. */
  readonly cards: Cards | undefined;
  readonly state: Conversation;
  readonly company: FrameCompany;
  readonly text: Text;
  /** Whether the visitor has done something since the page was loaded. */
  readonly hasActed: boolean;
  readonly takesFocus: boolean;
}

/** The controls that answer the open question. */
export function OpenTask({ cards, takesFocus, ...card }: OpenTaskProps) {
  const { text, act } = card;
  const { asking } = card.state;
  if (!asking) return null;
  const { id } = asking;
  const askedBy = messageElementId(id);
  if (asking.kind === 'choices') {
    return (
      <div className={styles.indented}>
        <Choices
          key={id}
          answers={asking.answers}
          askedBy={askedBy}
          text={text}
          takesFocus={takesFocus}
          onAnswer={(answer) => act({ type: 'answered', askId: id, answer })}
        />
      </div>
    );
  }
  // The cast is safe: the type of `Cards` gives each kind the card that draws it.
  const Card = cards?.asks[asking.kind] as ComponentType<AskProps<Ask['kind']>> | undefined;
  return Card && <Card key={id} {...card} ask={asking} askedBy={askedBy} takesFocus={takesFocus} />;
}

interface LeaveTaskProps extends OpenTaskProps {
  /** Whether the question stands below the message that asks it, and not below the last one. */
  readonly isCard: boolean;
}

/** The ways out of the open question, below the last message. The card that leads to a person has its own. */
export function LeaveTask({ cards, state: { asking, messages }, text, act, isCard }: LeaveTaskProps) {
  if (!cards || !asking || asking.kind === 'handoff') return null;
  const isBelow = isCard && messages.at(-1)?.id !== asking.id;
  const toCard = () => document.getElementById(messageElementId(asking.id))?.scrollIntoView();
  return <cards.waysOut asking={asking} text={text} act={act} onReturn={isBelow ? toCard : undefined} />;
}
