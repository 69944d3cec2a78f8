import type { ReactNode } from 'react';
import { TitlePrefix } from '../../ui/layout/title-prefix.js';
import { countText } from './notification-words.js';
import { useUnread } from './notifications.queries.js';

/** Shows the number of unread notifications in the title of the tab: "(3) Leads". */
export function UnreadTitle({ children }: { children: ReactNode }) {
  const unread = useUnread() ?? 0;
  return <TitlePrefix value={unread === 0 ? '' : `(${countText(unread)}) `}>{children}</TitlePrefix>;
}
