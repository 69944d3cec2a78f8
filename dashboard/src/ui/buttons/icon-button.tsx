import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../popover/tooltip.js';
import { classNames } from '../theme/class-names.js';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon?: LucideIcon;
  iconSize?: number;
  /** A picture that is more than an icon. */
  children?: ReactNode;
  tone?: 'quiet' | 'secondary' | undefined;
  size?: 'compact' | 'regular' | undefined;
}

/** A button that shows a picture alone: its words are its name and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, iconSize = 18, tone = 'quiet', size = 'regular', className, children, ...rest } = props;
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className={classNames(styles.button, tone === 'secondary' && styles.secondary, styles[size], className)}
        {...rest}
      >
        {Icon ? <Icon size={iconSize} aria-hidden /> : children}
      </button>
    </Tooltip>
  );
}
