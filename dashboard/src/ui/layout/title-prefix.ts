import { createContext } from 'react';

/** What stands before the name of every page in the browser's tab, such as how much is new. */
export const TitlePrefix = createContext('');
