import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { CompanySettings, previewCompanyConfig } from '@meg/shared/contract/company-settings';
import { useEffect, useRef, useState } from 'react';
import { request } from '../api/request.js';

/** Names the page to a server of another origin, too: by it, a lead is known to be the company's own try. */
export const trialReferrer = 'no-referrer-when-downgrade';

interface Previewed {
  saved: CompanySettings;
  /** With what is not saved yet. */
  config: CompanyConfig;
  isReadOnly: boolean;
}

const pauseMs = 400;

/** Stores the settings for the iframe on the server, once the typing pauses. */
export function useChatPreview({ saved, config, isReadOnly }: Previewed) {
  const [previewId, setPreviewId] = useState<string>();
  const [isBehind, setIsBehind] = useState(false);
  const text = JSON.stringify(config);
  const shown = useRef(JSON.stringify(saved.config));
  useEffect(() => {
    if (text === shown.current || isReadOnly) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const body = { config: JSON.parse(text) as CompanyConfig };
        const answer = await request<typeof previewCompanyConfig>('POST', '/api/company-config/preview', { body });
        if (!isCurrent) return;
        shown.current = text;
        setPreviewId(answer.previewId);
        setIsBehind(false);
      } catch {
        if (isCurrent) setIsBehind(true);
      }
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isReadOnly]);
  return { previewId, isBehind };
}
