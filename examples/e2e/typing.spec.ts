import { expect, test } from './quick-server.js';
import { answerUpToForm, openChat, press, saved } from './visitor.js';

test('a letter that is typed while no field has the focus goes to the message', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await expect(chat.getByRole('log')).toBeFocused();
  await page.keyboard.type('Hello there');
  await expect(chat.getByLabel('Your message')).toHaveValue('Hello there');
});

test('a question with buttons can be left, and a person be asked for', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Get a quote');
  await expect(chat.getByRole('button', { name: 'Local move' })).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Talk to a person' })).toBeVisible();
  await press(chat, 'Not now');
  await expect(chat.getByText('What else can I do for you?')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Not now' })).toHaveCount(0);
});

test('details that are written into the message send the form', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await answerUpToForm(chat);
  const message = chat.getByLabel('Your message');
  await message.fill('from Leeds to Kuala Lumpur, I am Wanda Typed');
  await message.press('Enter');
  await expect(chat.getByText('Email is required, Phone is required')).toBeVisible();
  await message.fill('wanda.typed@example.org, +44 7700 900123');
  await message.press('Enter');
  await expect(chat.getByText(saved)).toBeVisible();
});

test('a message without a connection is marked, and sent once there is one', async ({ page, hostPage, context }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Get a quote');
  await context.setOffline(true);
  const message = chat.getByLabel('Your message');
  await message.fill('How do I pack glasses?');
  await message.press('Enter');
  await expect(chat.getByText('That has not reached us yet. I keep trying.')).toBeVisible();
  await expect(chat.getByText('Not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect(chat.getByText('Not sent yet')).toHaveCount(0);
  await expect(chat.getByText('How do I pack glasses?')).toHaveCount(1);
});
