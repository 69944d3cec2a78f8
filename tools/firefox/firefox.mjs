import { existsSync } from 'node:fs';
import { firefox } from 'playwright';

const installed = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** A released Firefox. Playwright's own is another build with another protocol. */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  return named ? existsSync(named) && named : installed.find(existsSync);
}

/**
 * Over WebDriver BiDi. The driver sets the media features of each page, by a command that a released Firefox may not
 * know: none of them is asked for here, so the browser stays as it is.
 */
export async function launchFirefox(executablePath) {
  const firefoxUserPrefs = {
    'intl.accept_languages': 'en-GB, en',
    // The driver's clicks do not reach a frame of another site while that has a process of its own.
    'fission.autostart': false,
  };
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
  const session = browser._connection.toImpl(browser)._browserSession;
  const connection = Object.getPrototypeOf(session);
  const { send } = connection;
  connection.send = function (command, ...rest) {
    return command === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, command, ...rest);
  };
  return browser;
}
