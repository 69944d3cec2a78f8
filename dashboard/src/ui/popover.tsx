import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { LayerContainer } from './layer-container.js';
import styles from './menu.module.css';

interface PopoverProps {
  /** A button. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
}

export function Popover({ trigger, label, children, align = 'start' }: PopoverProps) {
  const container = useContext(LayerContainer);
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className={styles.popover} aria-label={label} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
