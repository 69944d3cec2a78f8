import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { Link } from 'react-router';
import { LayerContainer } from '../dialog/layer-container.js';
import { classNames } from '../theme/class-names.js';
import styles from './menu.module.css';

export interface MenuAction {
  label: string;
  icon?: ReactNode | undefined;
  /** Softer words at the end of the line. */
  hint?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** A page of ours. */
  to?: string | undefined;
  /** An address elsewhere, or one that another program takes, such as tel:. */
  href?: string | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** For a choice that is on or off. */
  isChecked?: boolean | undefined;
}

export type MenuItem = MenuAction | { separator: true } | { heading: ReactNode };

interface MenuProps {
  /** A button. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  /** Where the page itself opens and closes it, as by a key. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Not modal: a modal one holds the page still by a `<style>` element, which our policy refuses. */
export function Menu({ trigger, label, items, align = 'end', isOpen, onOpenChange }: MenuProps) {
  const container = useContext(LayerContainer);
  const isByTrigger = useRef(false);
  function change(opens: boolean) {
    isByTrigger.current = opens;
    onOpenChange?.(opens);
  }
  /** Radix looks for a pressed key only while the menu is mounted, which the one that opens it may do itself. */
  function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!isOpen || isByTrigger.current || target !== currentTarget) return;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus({ preventScroll: true });
  }
  return (
    <Radix.Root modal={false} {...(onOpenChange && { open: isOpen === true, onOpenChange: change })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={styles.menu}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirst}
        >
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a menu do not move while it is open
            <MenuLine key={place} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuLine({ item }: { item: MenuItem }) {
  if ('separator' in item) return <Radix.Separator className={styles.separator} />;
  if ('heading' in item) return <Radix.Label className={styles.heading}>{item.heading}</Radix.Label>;
  const { isChecked, isDisabled = false, isDanger = false, onSelect } = item;
  const line = { className: classNames(styles.item, isDanger && styles.danger), disabled: isDisabled };
  const selected = onSelect ? { onSelect: () => onSelect() } : {};
  if (isChecked !== undefined) {
    return (
      <Radix.CheckboxItem checked={isChecked} {...line} {...selected}>
        <MenuWords item={item} />
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item asChild {...line} {...selected}>
      <MenuElement item={item} />
    </Radix.Item>
  );
}

function MenuElement({ item, ...props }: { item: MenuAction }) {
  const line = { ...props, children: <MenuWords item={item} /> };
  if (item.to !== undefined) return <Link to={item.to} {...line} />;
  if (item.href !== undefined) return <a href={item.href} {...line} />;
  return <div {...line} />;
}

function MenuWords({ item: { icon, label, hint, isChecked } }: { item: MenuAction }) {
  return (
    <>
      {isChecked === undefined ? (
        icon
      ) : (
        <span className={styles.tick}>{isChecked && <Check size={16} aria-hidden />}</span>
      )}
      <span className="fill">{label}</span>
      {hint && <span className="soft-tiny">{hint}</span>}
    </>
  );
}
