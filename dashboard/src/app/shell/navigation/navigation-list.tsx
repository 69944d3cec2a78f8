import { paths } from '@meg/shared/domain/paths';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { useMe } from '../../../api/me.js';
import { CallbacksBadge } from '../../../features/callbacks/callbacks-badge.js';
import { LeadsBadge } from '../../../features/leads/leads-badge.js';
import { Tooltip } from '../../../ui/popover/tooltip.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { type NavigationPage, navigationFor } from './navigation.js';
import styles from './sidebar.module.css';

interface NavigationListProps {
  /** Icons alone, with their names as tooltips. */
  isNarrow?: boolean;
  onGo?: () => void;
}

export function NavigationList({ isNarrow = false, onGo }: NavigationListProps) {
  const id = useId();
  const groups = navigationFor(useMe());
  return (
    <nav aria-label="Main" className={classNames(styles.navigation, isNarrow && styles.narrow)}>
      {groups.map(({ name, pages }, place) => (
        <div key={name ?? ''}>
          {name && (
            <h2 id={`${id}-${place}`} className={isNarrow ? 'visually-hidden' : styles.groupName}>
              {name}
            </h2>
          )}
          <ul className={styles.list} aria-labelledby={name && `${id}-${place}`}>
            {pages.map((page) => (
              <li key={page.to}>
                <PageLink page={page} isNarrow={isNarrow} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface PageLinkProps {
  page: NavigationPage;
  isNarrow: boolean;
  onGo: (() => void) | undefined;
}

function PageLink({ page: { to, name, icon: Icon }, isNarrow, onGo }: PageLinkProps) {
  const link = (
    <NavLink to={to} className={styles.link ?? ''} onClick={onGo}>
      <Icon size={18} aria-hidden />
      <span className={isNarrow ? 'visually-hidden' : undefined}>{name}</span>
      {to === paths.leads && !isNarrow && <LeadsBadge />}
      {to === paths.callbacks && !isNarrow && <CallbacksBadge />}
    </NavLink>
  );
  return isNarrow ? (
    <Tooltip text={name} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
