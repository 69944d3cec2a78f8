import { paths } from '@meg/shared/domain/paths';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { BrandMark } from '../../../ui/theme/brand-mark.js';
import frame from '../admin/admin-frame.module.css';
import { NavigationList } from './navigation-list.js';
import styles from './sidebar.module.css';

export function Sidebar({ isNarrow, onToggle }: { isNarrow: boolean; onToggle: () => void }) {
  return (
    <aside aria-label="Sidebar" className={frame.sidebar}>
      <div className={styles.top}>
        <Brand isNarrow={isNarrow} />
        <IconButton
          label={isNarrow ? 'Widen the menu' : 'Narrow the menu'}
          size="compact"
          icon={isNarrow ? PanelLeftOpen : PanelLeftClose}
          aria-expanded={!isNarrow}
          onClick={onToggle}
        />
      </div>
      <NavigationList isNarrow={isNarrow} />
    </aside>
  );
}

function Brand({ isNarrow }: { isNarrow: boolean }) {
  return (
    <Link to={paths.leads} className={styles.brand} aria-label="Meg, to the leads">
      <BrandMark />
      {!isNarrow && 'Meg'}
    </Link>
  );
}
