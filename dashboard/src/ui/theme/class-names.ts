/** `classNames(styles.row, isOpen && styles.open)`: the classes that hold, in one attribute. */
export function classNames(...classes: (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
