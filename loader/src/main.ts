import { createChat } from './chat.js';
import { createListeners } from './listeners.js';
import { isTaken, publish } from './public-api.js';
import { findScript, readScriptOptions } from './script-options.js';
import { warn } from './warn.js';

/** Set by the build from package.json. */
declare const megVersion: string;

function start(): void {
  if (isTaken()) return;
  const { on, off, emit } = createListeners();
  const chat = createChat(readScriptOptions(findScript()), emit);
  publish({ ...chat, on, off }, megVersion);
}

try {
  start();
} catch (fault) {
  warn(fault);
}
