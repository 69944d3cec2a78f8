import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import tones from '../theme/tones.module.css';
import styles from './banner.module.css';

type BannerTone = 'info' | 'good' | 'warning' | 'bad';

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  good: CircleCheck,
  warning: TriangleAlert,
  bad: CircleAlert,
};

interface BannerProps {
  tone?: BannerTone | undefined;
  title?: string | undefined;
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** Said at once by a screen reader. */
  isAlert?: boolean | undefined;
  /** Where room is scarce, at most three lines: the title and what to do. */
  isShortOnPhone?: boolean | undefined;
}

export function Banner({ tone = 'info', title, children, actions, isAlert = false, isShortOnPhone }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classNames(styles.banner, tone === 'info' ? styles.info : tones[tone], isShortOnPhone && styles.short)}
      role={isAlert ? 'alert' : undefined}
    >
      <Icon size={20} aria-hidden />
      <div className={styles.words}>
        {title && <p className="strong">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className="wrap-2">{actions}</div>}
    </div>
  );
}
