import { startChat } from './chat.js';
import { isTaken, publish } from './page-api/public-api.js';
import { settings } from './script.js';

/** Set by the build from package.json. */
declare const megVersion: string;

if (!isTaken(settings.name)) publish(settings.name, startChat(), megVersion);
