import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { CompanySettings } from '@meg/shared/contract/company-settings';
import { useState } from 'react';
import { serverAddress } from '../../api/server-address.js';
import { trialReferrer, useChatPreview } from '../../settings/use-chat-preview.js';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { Card } from '../../ui/layout/card.js';
import styles from './company-config.module.css';

interface ChatPreviewProps {
  saved: CompanySettings;
  /** With the unsaved changes of the form. */
  config: CompanyConfig;
  isReadOnly: boolean;
}

const themes = [
  { value: 'set', label: 'As set' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The real chat in an iframe, with the unsaved settings of the form. */
export function ChatPreview({ saved, config, isReadOnly }: ChatPreviewProps) {
  const [theme, setTheme] = useState('set');
  const { previewId, isBehind } = useChatPreview({ saved, config, isReadOnly });
  const query = new URLSearchParams({
    company: saved.slug,
    mode: 'inline',
    language: 'en',
    ...(previewId && { preview: previewId }),
    ...(theme !== 'set' && { theme }),
  });
  const address = `${serverAddress()}/embed?${query}`;
  return (
    <Card
      title="Preview"
      description="Your real chat with the settings of this form, before they are saved. A lead that you send here is mailed and stands among your leads, marked as a test that no figure of the overview counts."
    >
      <FilterChips label="Preview in" value={theme} onChange={setTheme} options={themes} />
      <iframe
        key={address}
        className={styles.frame}
        src={address}
        title="Preview of the chat"
        referrerPolicy={trialReferrer}
      />
      <p className="soft-small" role="status">
        {isBehind && 'The preview waits until all settings can be used.'}
      </p>
    </Card>
  );
}
