import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../../../api/me.js';
import { NativeDialog } from '../../../ui/dialog/native-dialog.js';
import { useTheme } from '../../../ui/theme/theme.js';
import { signOut } from '../navigation/sign-out.js';
import styles from './command-dialog.module.css';
import { CommandList } from './command-list.js';
import { type Command, commandsFor, matches } from './commands.js';
import { useFoundLeads } from './use-found-leads.js';

interface CommandDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** ⌘K: leads, pages and actions by a few letters. */
export function CommandDialog({ isOpen, onClose }: CommandDialogProps) {
  if (!isOpen) return null;
  return (
    <NativeDialog className={styles.dialog} aria-label="Search leads, pages and actions" onClose={onClose}>
      <CommandSearch onClose={onClose} />
    </NativeDialog>
  );
}

function CommandSearch({ onClose }: { onClose: () => void }) {
  const id = useId();
  const me = useMe();
  const navigate = useNavigate();
  const [, setTheme] = useTheme();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const leads = useFoundLeads(typed);
  useLayoutEffect(() => input.current?.focus(), []);

  const go = (to: string) => void navigate(to);
  const fixed = commandsFor(me, { go, setTheme, signOut: () => void signOut() });
  // Leads come later than they are asked for: last, so that what Enter would open does not move.
  const found: Command[] = [...fixed.filter((command) => matches(command, typed)), ...leads.commandsWith(go)];
  const active = Math.min(place, found.length - 1);

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }
  function press(event: KeyboardEvent) {
    const next = nextPlace(event.key, active, found.length);
    if (next !== undefined) setPlace(next);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[active]);
    else return;
    event.preventDefault();
  }
  return (
    <div className={styles.content}>
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label="Search leads, pages and actions"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${id}-${active}`}
        placeholder="A name, a phone number, a page…"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <CommandList id={id} commands={found} active={active} onRun={run} onPoint={setPlace} />
      <p role="status" className={styles.status}>
        {leads.notice ?? (found.length === 0 ? 'Nothing is found by these words.' : '')}
      </p>
    </div>
  );
}

/** Where the arrow keys lead, round and round; nowhere for any other key. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  return undefined;
}
