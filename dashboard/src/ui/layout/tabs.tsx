import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root
      className="stack-6"
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
