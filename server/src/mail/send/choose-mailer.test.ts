import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.js';
import { chooseMailer } from './choose-mailer.js';

function warningsWith(settings: Record<string, string>): string[] {
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => warnings.push(JSON.parse(line).msg) });
  chooseMailer(readConfig({ SMTP_URL: 'smtp://127.0.0.1:25', ...settings }), logger);
  return warnings;
}

it('warns at the start that links in mails would name this machine', () => {
  expect(warningsWith({})).toEqual([expect.stringContaining('neither PUBLIC_URL nor DASHBOARD_ORIGIN')]);
  expect(warningsWith({ PUBLIC_URL: 'https://chat.example.com' })).toEqual([]);
  expect(warningsWith({ DASHBOARD_ORIGIN: 'https://team.example.com' })).toEqual([]);
});
