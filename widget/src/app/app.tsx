import { ChatWindow, type ChatWindowProps } from '../chat/chat-window.js';
import { Words } from '../chat/messages/text-with-phone.js';
import { Notice } from '../chat/notice.js';
import type { Text } from '../i18n/text.js';
import kit from '../theme/kit.module.css';
import { ErrorBoundary } from './error-boundary.js';

interface ChatAppProps extends ChatWindowProps {
  /** After a fault: forget the conversation and load the page again. */
  onReset(): void;
}

export function ChatApp({ onReset, ...props }: ChatAppProps) {
  const { text } = props;
  const fault = (
    <Notice title={text.t('widget.fault.title')}>
      <p>
        <Words words={text.phrase({ key: 'widget.fault.text', offersCall: true })} text={text} />
      </p>
      <button type="button" className={kit.primary} onClick={onReset}>
        {text.t('header.startOver')}
      </button>
    </Notice>
  );
  return (
    <ErrorBoundary fallback={fault}>
      <ChatWindow {...props} />
    </ErrorBoundary>
  );
}

interface NoCompanyProps {
  readonly isUnknown: boolean;
  readonly text: Text;
  onHeight(heightPx: number): void;
}

/** Shown while the company is not known, or if no company has this name. */
export function NoCompany({ isUnknown, text, onHeight }: NoCompanyProps) {
  if (!isUnknown) return <Notice title={text.t('widget.loading')} onHeight={onHeight} />;
  return (
    <Notice title={text.t('widget.unknown.title')} onHeight={onHeight}>
      <p>{text.t('widget.unknown.text')}</p>
    </Notice>
  );
}
