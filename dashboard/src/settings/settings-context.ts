import { createContext, useContext } from 'react';
import type { SettingsDraft } from './settings-draft.js';

type Access = Pick<SettingsDraft, 'valueAt' | 'setValue' | 'errors'> & { isReadOnly: boolean };

export const SettingsContext = createContext<Access | undefined>(undefined);

export type Setting = ReturnType<typeof useSetting>;

/** One setting of the draft around it, by its path: `branding.companyName`. */
export function useSetting(path: string) {
  const access = useContext(SettingsContext);
  if (!access) throw new Error('useSetting is called outside of a settings form');
  return {
    value: access.valueAt(path),
    error: faultOf(access.errors, path.replaceAll('/', '.')),
    isReadOnly: access.isReadOnly,
    set: (value: unknown) => access.setValue(path, value),
  };
}

/** A fault of an entry is shown at its list. */
function faultOf(errors: Readonly<Record<string, string>>, key: string): string | undefined {
  return (
    errors[key] ??
    Object.entries(errors).find(([path]) => /^\.\d+(\.|$)/.test(path.slice(key.length)) && path.startsWith(key))?.[1]
  );
}
