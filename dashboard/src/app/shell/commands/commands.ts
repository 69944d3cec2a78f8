import type { SessionPerson } from '@meg/shared/contract/sessions';
import { paths } from '@meg/shared/domain/paths';
import { BellRing, CircleUserRound, LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '../../../ui/theme/theme.js';
import { type NavigationPage, navigationFor } from '../navigation/navigation.js';

export interface Command {
  key: string;
  group: 'Leads' | 'Pages' | 'Actions';
  name: string;
  detail?: string;
  icon: LucideIcon;
  /** Other words that find it. */
  alsoCalled?: string | undefined;
  run: () => void;
}

interface CommandActions {
  go: (to: string) => void;
  setTheme: (theme: Theme) => void;
  signOut: () => void;
}

const accountPage: NavigationPage = {
  to: paths.account,
  name: 'Your account',
  icon: CircleUserRound,
  alsoCalled: 'password two-factor sessions profile',
};

const notificationsPage: NavigationPage = {
  to: paths.notifications,
  name: 'Notification preferences',
  icon: BellRing,
  alsoCalled: 'mails email whatsapp alerts quiet hours unsubscribe',
};

export function commandsFor(me: SessionPerson, { go, setTheme, signOut }: CommandActions): Command[] {
  const pages = [...navigationFor(me).flatMap((group) => group.pages), accountPage, notificationsPage];
  return [
    ...pages.map(({ to, ...page }): Command => ({ ...page, key: to, group: 'Pages', run: () => go(to) })),
    themeCommand('light', 'Light theme', Sun),
    themeCommand('dark', 'Dark theme', Moon),
    themeCommand('system', 'Theme as the system', Monitor),
    { key: 'sign-out', group: 'Actions', name: 'Sign out', icon: LogOut, alsoCalled: 'log out leave', run: signOut },
  ];

  function themeCommand(theme: Theme, name: string, icon: LucideIcon): Command {
    const alsoCalled = 'appearance mode night day';
    return { key: `theme-${theme}`, group: 'Actions', name, icon, alsoCalled, run: () => setTheme(theme) };
  }
}

/** Every word that was typed begins a word of the command, in whatever order. */
export function matches({ name, alsoCalled = '' }: Pick<Command, 'name' | 'alsoCalled'>, typed: string): boolean {
  const words = wordsOf(`${name} ${alsoCalled}`);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
