import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../popover/tooltip.js';
import { classNames } from '../theme/class-names.js';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  tone?: 'quiet' | 'secondary' | undefined;
  size?: 'compact' | 'regular' | undefined;
}

/** A button that shows a picture alone: its words are its name and its tooltip. */
export function IconButton({ label, icon, tone = 'quiet', size = 'regular', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className={classNames(styles.button, styles[tone], styles[size], className)}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
