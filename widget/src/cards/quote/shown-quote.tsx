import { isBusy } from '../../conversation/outcome.js';
import type { MessageCardProps } from '../card-props.js';
import { QuoteCard } from './quote-card.js';

/** The newest quote also offers what would narrow it, as long as no other card is at work. */
export function ShownQuote({ message, state, text, act }: MessageCardProps<'quote'>) {
  const { messages, quoting } = state;
  const isNewest = messages.findLast(({ kind }) => kind === 'quote')?.id === message.id;
  const question = isNewest && quoting?.status === 'arrived' && !isBusy(state) ? quoting.next?.text : undefined;
  return <QuoteCard {...message} text={text} narrow={question} onNarrow={() => act({ type: 'narrowOpened' })} />;
}
