import { createContext, useContext } from 'react';

interface FieldControl {
  id?: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** What the field around it gives to an input: its name, its description and whether it is wrong. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
