import { createContext } from 'react';

/**
 * The open dialog that a part stands in. The browser shows a modal dialog above all else, so menus and tooltips that
 * open from inside must be drawn inside.
 */
export const LayerContainer = createContext<HTMLElement | null>(null);
