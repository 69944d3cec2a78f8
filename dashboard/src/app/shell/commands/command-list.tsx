import { useEffect, useRef } from 'react';
import styles from './command-dialog.module.css';
import type { Command } from './commands.js';

interface CommandListProps {
  id: string;
  commands: readonly Command[];
  active: number;
  onRun: (command: Command) => void;
  onPoint: (place: number) => void;
}

const groups = ['Pages', 'Actions', 'Leads'] as const;

export function CommandList({ id, commands, ...rest }: CommandListProps) {
  return (
    <div id={id} role="listbox" aria-label="What is found" className={styles.list}>
      {groups.map((group) => (
        <CommandGroup key={group} id={id} group={group} commands={commands} {...rest} />
      ))}
    </div>
  );
}

function CommandGroup({ id, group, commands, active, onRun, onPoint }: CommandListProps & { group: Command['group'] }) {
  const own = commands.map((command, place) => ({ command, place })).filter(({ command }) => command.group === group);
  if (own.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list of options
    <div role="group" aria-label={group}>
      <p className={styles.group} aria-hidden="true">
        {group}
      </p>
      {own.map(({ command, place }) => (
        <CommandLine
          key={command.key}
          id={`${id}-${place}`}
          command={command}
          isActive={place === active}
          onRun={() => onRun(command)}
          onPoint={() => onPoint(place)}
        />
      ))}
    </div>
  );
}

interface CommandLineProps {
  id: string;
  command: Command;
  isActive: boolean;
  onRun: () => void;
  onPoint: () => void;
}

function CommandLine({ id, command: { name, detail, icon: Icon }, isActive, onRun, onPoint }: CommandLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field above holds the focus and names the active line
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field above
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.line}
      onPointerMove={() => !isActive && onPoint()}
      onClick={onRun}
    >
      <Icon size={18} aria-hidden />
      <span className="break-anywhere">{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
