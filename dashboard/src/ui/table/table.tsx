import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './table.module.css';

interface TableProps {
  label: string;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
  density?: 'comfortable' | 'compact' | undefined;
  /** What scrolls, for who draws only the rows in view. */
  scrollerRef?: Ref<HTMLDivElement> | undefined;
  /** Then it scrolls inside, and its head stays. */
  maxHeight?: string | undefined;
  /** Of all rows, where only some are drawn. */
  rowCount?: number | undefined;
  /** Then the columns have the widths of a `<colgroup>`, and what does not fit is cut; it scrolls below this width. */
  minWidth?: string | undefined;
}

export function Table({
  label,
  children,
  density = 'comfortable',
  scrollerRef,
  maxHeight,
  rowCount,
  minWidth,
}: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard as well
    <section ref={scrollerRef} className={styles.scroller} aria-label={label} tabIndex={0} style={{ maxHeight }}>
      <table
        className={classNames(styles.table, styles[density], minWidth && styles.fixed)}
        style={{ minWidth }}
        aria-label={label}
        aria-rowcount={rowCount}
      >
        {children}
      </table>
    </section>
  );
}

interface RowProps extends ComponentProps<'tr'> {
  isSelected?: boolean | undefined;
  /** It is open in the drawer. */
  isCurrent?: boolean | undefined;
}

export function TableRow({ isSelected = false, isCurrent = false, className, ...rest }: RowProps) {
  return (
    <tr
      className={classNames(
        styles.row,
        isSelected && styles.selected,
        isCurrent && styles.current,
        rest.onClick && styles.opens,
        className,
      )}
      aria-current={isCurrent || undefined}
      {...rest}
    />
  );
}

interface CellLook {
  isNumeric?: boolean | undefined;
  isTight?: boolean | undefined;
}

export function TableCell({
  isNumeric,
  isTight,
  isSoft,
  className,
  ...rest
}: CellLook & { isSoft?: boolean } & ComponentProps<'td'>) {
  return <td className={classNames(cellClass({ isNumeric, isTight }), isSoft && 'soft', className)} {...rest} />;
}

export function HeaderCell({ isNumeric, isTight, className, ...rest }: CellLook & ComponentProps<'th'>) {
  return <th scope="col" className={classNames(styles.head, cellClass({ isNumeric, isTight }), className)} {...rest} />;
}

function cellClass({ isNumeric, isTight }: { [P in keyof CellLook]: CellLook[P] | undefined }): string {
  return classNames(styles.cell, isNumeric && styles.numeric, isTight && styles.tight);
}

/** Keeps the place of rows that are not drawn. */
export function SpacerRow({ heightPx, columns }: { heightPx: number; columns: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} className={styles.spacer} style={{ height: heightPx }} />
    </tr>
  );
}
