import { readFile } from 'node:fs/promises';
import type { FrameLocator } from 'playwright/test';
import type { MegServer } from './meg-server.js';
import { expect, quickConfig, rowsOf, setCompany, test } from './quick-server.js';
import { fillForm, getQuote, openChat, press, saved } from './visitor.js';

interface HandoffRow {
  requestType: string;
  contactMethod: string | null;
  email: string;
  phone: string;
  leadId: string | null;
  slotStart: number | null;
  cancelledAt: number | null;
  conversation: string;
}

function handoffsOf(meg: MegServer, leadName: string): HandoffRow[] {
  return rowsOf<HandoffRow>(
    meg,
    'SELECT handoffs.* FROM handoffs JOIN leads ON leads.id = handoffs."leadId" WHERE leads.name = ?',
    leadName,
  );
}

const waysOf = (chat: FrameLocator) => chat.getByRole('group', { name: 'Talk to a person' }).getByRole('button');
const times = (chat: FrameLocator) => chat.getByRole('button', { name: /^\d{1,2}:\d\d/ });

test('Book a call leads to a person on the phone at once, and then asks for the move, which joins the call', async ({
  page,
  hostPage,
  meg,
}) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Book a call');
  await expect(chat.getByRole('link', { name: /^Call .*\+44/ })).toHaveAttribute('href', 'tel:+441134960123');
  await expect(chat.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/441134960123');
  await press(chat, 'Connect Now');
  await chat.getByLabel('Email').fill('amina@example.com');
  await chat.getByLabel('Phone').fill('+44 7700 900123');
  await press(chat, 'Confirm', 'Phone Call');
  await expect(chat.getByText('A specialist reaches out to you within the next hour.')).toBeVisible();
  await expect(chat.getByText('You are all set')).toBeVisible();
  await press(chat, 'International move', 'A whole home');
  await fillForm(chat, 'Calls Us');
  await press(chat, 'Continue');
  await expect(chat.getByText(saved)).toBeVisible();
  await expect.poll(() => handoffsOf(meg, 'Calls Us')).toHaveLength(1);
  const [row] = handoffsOf(meg, 'Calls Us');
  expect(row).toMatchObject({ requestType: 'immediate', contactMethod: 'call', email: 'amina@example.com' });
  expect(row?.conversation).toContain('Book a call');
});

test('WhatsApp opens with the move and the reference of the lead in the message', async ({ page, hostPage, meg }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Writes Us');
  await press(chat, 'No, connect me with a specialist', 'Connect Now', 'Confirm', 'WhatsApp');
  const link = chat.getByRole('link', { name: /WhatsApp/ });
  // The card before it has a link as well, to the bare number.
  await expect(link).toHaveAttribute('href', /text=/);
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/441134960123');
  expect(address.searchParams.get('text')).toMatch(/reference M-[2-9A-Z]{8}/);
  expect(address.searchParams.get('text')).toContain('Kuala Lumpur');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(handoffsOf(meg, 'Writes Us')).toMatchObject([{ contactMethod: 'whatsapp' }]);
});

test.describe('a callback', () => {
  test.use({ timezoneId: 'Asia/Kuala_Lumpur' });

  test('is booked at a time that both clocks show, and comes with a calendar file', async ({ page, hostPage, meg }) => {
    const chat = await getQuote(page, hostPage.example('plain-html'), 'Books A Time');
    await press(chat, 'No, connect me with a specialist', 'Schedule Callback', 'Confirm');
    await expect(chat.getByText(/Kuala Lumpur/).last()).toBeVisible();
    await expect(times(chat).first()).toContainText('New York');
    await times(chat).first().click();
    await press(chat, 'Book this time');
    await expect(chat.getByText('Your callback is booked')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chat
        .getByRole('link', { name: 'Add to calendar' })
        .or(chat.getByRole('button', { name: 'Add to calendar' }))
        .click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain('DTSTART');
    expect(handoffsOf(meg, 'Books A Time')).toMatchObject([
      { requestType: 'scheduled', slotStart: expect.any(Number) },
    ]);
  });
});

test('a booked callback gets another time, and is cancelled, from its card', async ({ page, hostPage, meg }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Changes Mind');
  await press(chat, 'No, connect me with a specialist', 'Schedule Callback', 'Confirm');
  await times(chat).first().click();
  await press(chat, 'Book this time');
  await expect(chat.getByText('Your callback is booked')).toBeVisible();
  const [booked] = handoffsOf(meg, 'Changes Mind');
  await press(chat, 'Change the time');
  // Late in the day there is no second time today.
  await chat.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
  await times(chat).first().click();
  await press(chat, 'Book this time');
  await expect.poll(() => handoffsOf(meg, 'Changes Mind')[0]?.slotStart).not.toBe(booked?.slotStart);
  await expect(chat.getByText('Your callback is booked')).toHaveCount(1);
  await press(chat, 'Cancel the call', 'Really cancel?');
  await expect(chat.getByText('Your callback is cancelled')).toBeVisible();
  expect(handoffsOf(meg, 'Changes Mind')).toMatchObject([{ cancelledAt: expect.any(Number) }]);
});

test('a time that has just gone is said to be gone, and the others are offered', async ({ page, hostPage, meg }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Too Late');
  await press(chat, 'No, connect me with a specialist', 'Schedule Callback', 'Confirm');
  let isFirst = true;
  await page.route('**/api/human-handoff', (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 409, json: { error: { code: 'slot_taken', message: 'Taken' } } });
  });
  await times(chat).first().click();
  await press(chat, 'Book this time');
  await expect(chat.getByText('Somebody has just taken that time.')).toBeVisible();
  await times(chat).first().click();
  await press(chat, 'Book this time');
  await expect(chat.getByText('Your callback is booked')).toBeVisible();
  expect(handoffsOf(meg, 'Too Late')).toHaveLength(1);
});

test('a request that does not get through is said so with a number to call, and is sent once in the end', async ({
  page,
  hostPage,
  meg,
}) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Bad Line');
  await press(chat, 'No, connect me with a specialist', 'Connect Now');
  await chat.getByLabel('Phone').fill('');
  await press(chat, 'Confirm');
  await expect(chat.getByText('Phone is required')).toBeVisible();
  await expect(chat.getByLabel('Phone')).toBeFocused();
  await chat.getByLabel('Phone').fill('+60 12 345 6789');
  await press(chat, 'Confirm');
  let isDown = true;
  // The server stores it, and its answer is lost.
  await page.route('**/api/human-handoff', async (route) => {
    if (!isDown) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(chat, 'Phone Call');
  await expect(chat.getByText('Your request is not sent yet, because the connection failed.')).toBeVisible();
  await expect(chat.getByRole('link', { name: '+44 113 496 0123', exact: true })).toBeVisible();
  isDown = false;
  await press(chat, 'Try again');
  await expect(chat.getByText('You are all set')).toBeVisible();
  expect(handoffsOf(meg, 'Bad Line')).toMatchObject([{ phone: '+60 12 345 6789' }]);
});

test('outside the business hours the chat says when people are back, and promises no hour', async ({
  page,
  hostPage,
  meg,
}) => {
  const closedToday = Object.fromEntries(
    Object.keys(quickConfig.chatbotConfig.businessHours.days).map((day) => [day, null]),
  );
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const days = { ...closedToday, [tomorrow.toLowerCase()]: { open: '09:00', close: '17:00' } };
  const chatbotConfig = { ...quickConfig.chatbotConfig, businessHours: { timezone: 'UTC', days } };
  setCompany(meg, { ...quickConfig, chatbotConfig }, 'asleep');
  const address = hostPage.containing('<script async src="/meg.js" data-company="asleep"></script>');
  const chat = await getQuote(page, address, 'At Night');
  await press(chat, 'No, connect me with a specialist');
  const promise = chat.getByText(/People are back on .*at \d.* A specialist reaches out to you then\./);
  await expect(promise).toBeVisible();
  await expect(waysOf(chat).first(), 'a callback leads while nobody is there').toHaveText('Schedule Callback');
  await press(chat, 'Connect Now', 'Confirm', 'Phone Call');
  await expect(promise).toBeVisible();
  await expect(chat.getByText('within the next hour')).toHaveCount(0);
});

test('without a connection the card says so, and no more once it is back', async ({ page, hostPage, context }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'On A Train');
  await press(chat, 'No, connect me with a specialist');
  await expect(waysOf(chat).first()).toHaveText('Connect Now');
  const notice = chat.getByText(/^There is no connection right now/);
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await press(chat, 'Schedule Callback');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('what is typed into the card is there after a reload, and can be edited later', async ({ page, hostPage }) => {
  let chat = await getQuote(page, hostPage.example('plain-html'), 'Edits It');
  await press(chat, 'No, connect me with a specialist', 'Schedule Callback');
  await chat.getByLabel('Phone').fill('+60 3 1234 5678');
  await page.reload();
  chat = await openChat(page);
  await expect(chat.getByLabel('Phone')).toHaveValue('+60 3 1234 5678');
  await press(chat, 'Confirm');
  await chat.getByRole('button', { name: 'Edit email and phone' }).click();
  await chat.getByLabel('Phone').fill('+60 3 8765 4321');
  await press(chat, 'Save');
  await expect(chat.getByText('+60 3 8765 4321')).toBeVisible();
  await press(chat, 'Connect now instead');
  await expect(chat.getByRole('button', { name: 'Schedule Callback Instead' })).toBeVisible();
});
