import { attempt } from './attempt.js';
import { createChat } from './chat.js';
import { isTaken, publish } from './page-api/public-api.js';
import { findScript, readSettings, type Settings } from './page-api/settings.js';

/** Set by the build from package.json. */
declare const megVersion: string;
/** The argument of the whole script: the server puts a company's settings in its place. */
declare const companysOwn: Partial<Settings>;

attempt(() => {
  const script = findScript();
  const settings = readSettings(script, companysOwn);
  if (!isTaken(settings.name)) publish(settings.name, createChat(settings, new URL(script.src).origin), megVersion);
});
