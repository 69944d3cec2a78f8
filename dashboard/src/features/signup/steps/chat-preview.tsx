import { useState } from 'react';
import { serverAddress } from '../../../api/server-address.js';
import { useDebouncedValue } from '../../../ui/browser/use-debounced-value.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { SignupDraft } from '../draft/signup-draft.js';
import styles from './chat-preview.module.css';
import { Beside, type BesideProps } from './side-card.js';

/** Longer than the time between two letters, so that the chat is not drawn again for each. */
const pauseMs = 350;

function previewAddress(draft: SignupDraft, theme: string): string {
  const look = new URLSearchParams({
    name: draft.companyName.trim(),
    color: draft.primaryColor,
    welcome: draft.welcomeMessage.trim(),
    theme,
  });
  return `${serverAddress()}/embed/preview?${look}`;
}

/** The real chat in the look that is being chosen. It is inert, so that nobody leaves details in it by mistake. */
export function ChatPreview({ draft, isBeside }: BesideProps & { draft: SignupDraft }) {
  const [theme] = useTheme();
  const address = useDebouncedValue(previewAddress(draft, theme === 'system' ? 'auto' : theme), pauseMs);
  const [shown, setShown] = useState<string>();
  // The old frame stays until the new one is loaded.
  const frames = shown === undefined || shown === address ? [address] : [shown, address];
  return (
    <Beside isBeside={isBeside} title="Your chat" description="As a visitor of your website will meet it.">
      <div className={styles.frames}>
        {frames.map((src) => (
          <iframe
            key={src}
            title="Preview of your chat"
            className={src === shown ? styles.frame : styles.coming}
            src={src}
            inert
            onLoad={() => setShown(src)}
          />
        ))}
      </div>
    </Beside>
  );
}
