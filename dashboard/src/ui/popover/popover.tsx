import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { LayerContainer } from '../dialog/layer-container.js';
import { classNames } from '../theme/class-names.js';
import styles from './menu.module.css';

interface PopoverProps {
  /** A button. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  size?: 'regular' | 'wide' | undefined;
  /** Where the page itself opens and closes it. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

export function Popover({ trigger, label, children, align = 'start', size, isOpen, onOpenChange }: PopoverProps) {
  const container = useContext(LayerContainer);
  return (
    <Radix.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={classNames(styles.popover, size === 'wide' && styles.wide)}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={size === 'wide' ? focusWhole : undefined}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A panel is read from its beginning; its first button is not what somebody opened it for. */
function focusWhole(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus();
}
