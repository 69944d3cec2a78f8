/** The steps of a visit, in order. Each leaves the chat as the next one needs it. */

const openChat = async ({ page }) => {
  await page.getByRole('button', { name: 'Chat with us' }).click();
};

const press = async ({ chat }, ...names) => {
  for (const name of names) await chat.getByRole('button', { name, exact: true }).click();
};

const see = ({ chat }, text) => chat.getByText(text).last().waitFor();

const fillForm = async ({ chat }) => {
  const values = { Name: 'Amina Yusof', Email: 'amina@example.com', Phone: '+44 7700 900123' };
  for (const [label, value] of Object.entries(values)) await chat.getByLabel(label, { exact: true }).fill(value);
};

async function pickCity({ chat, page }, label, typed) {
  await chat.getByLabel(label).pressSequentially(typed);
  await chat.locator('[role=listbox] [role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await chat.locator('[role=listbox]:visible').waitFor({ state: 'detached' });
}

async function answerTest({ chat }) {
  const options = chat.getByRole('region', { name: 'Readiness test' }).getByRole('group').getByRole('button');
  for (let number = 1; number <= 9; number += 1) {
    await chat.getByText(new RegExp(`^Question ${number} of`)).waitFor();
    await options.first().click();
  }
}

async function expectRow({ meg }, table) {
  const endMs = Date.now() + 10_000;
  while (meg.count(table) === 0) {
    if (Date.now() > endMs) throw new Error(`No row in ${table}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function chooseLanguage({ chat }, language, direction) {
  await chat.locator('header select').selectOption(language);
  await chat.locator(`html[lang="${language}"][dir="${direction}"]`).waitFor();
}

const reference = /M-[2-9A-Z]{8}/;

export const steps = {
  'the launcher is on the page': async ({ page, host }) => {
    await page.goto(`${host}/plain-html/`);
    await page.getByRole('button', { name: 'Chat with us' }).waitFor();
  },
  'a click shows the greeting': async (visit) => {
    await openChat(visit);
    await visit.chat.getByRole('button', { name: 'Get a quote' }).waitFor();
  },
  'a quote asks for the move': async (visit) => {
    await press(
      visit,
      'Get a quote',
      'International move',
      'A whole home',
      '2 bedrooms',
      'All furniture and contents',
      'I do not know yet',
    );
    await visit.chat.getByLabel('Name', { exact: true }).waitFor();
  },
  'an empty form says what is missing': async (visit) => {
    await press(visit, 'Continue to Quote Preview');
    await visit.chat.locator('#lead-name-problem').waitFor();
  },
  'the form takes the details, and the cities by their first letters': async (visit) => {
    await fillForm(visit);
    await pickCity(visit, 'Origin city', 'leed');
    await pickCity(visit, 'Destination city', 'kuala lum');
  },
  'the lead is saved, and the range shown': async (visit) => {
    await press(visit, 'Continue to Quote Preview');
    await see(visit, /Saved: .* Your reference is/);
    await see(visit, 'How this adds up');
    await expectRow(visit, 'leads');
  },
  'the workings open': async (visit) => {
    await visit.chat.getByText('How this adds up').last().click();
    await visit.chat.getByText('Not included', { exact: true }).waitFor();
  },
  'the readiness test is taken to its result': async (visit) => {
    await press(visit, 'Yes, test me');
    await answerTest(visit);
    await see(visit, '29 of 30 points');
  },
  'a person is asked for': async (visit) => {
    await press(visit, 'Schedule Callback');
    await visit.chat.getByRole('button', { name: 'Confirm' }).waitFor();
  },
  'the times of callbacks are on offer': async (visit) => {
    await press(visit, 'Confirm');
    await visit.chat
      .getByRole('button', { name: /^\d{1,2}:\d\d/ })
      .first()
      .waitFor();
  },
  'a callback is booked': async (visit) => {
    await visit.chat
      .getByRole('button', { name: /^\d{1,2}:\d\d/ })
      .first()
      .click();
    await see(visit, 'Your callback is booked');
    await expectRow(visit, 'handoffs');
  },
  'the chat is rated': async (visit) => {
    await visit.chat.getByRole('radio', { name: 'Good' }).check();
    await press(visit, 'Send rating');
    await see(visit, 'Thank you for telling us.');
    await expectRow(visit, 'feedback');
  },
  'in Arabic it runs from right to left': (visit) => chooseLanguage(visit, 'ar', 'rtl'),
  'and back in English nothing is lost': async (visit) => {
    await chooseLanguage(visit, 'en', 'ltr');
    await visit.chat.getByText(reference).first().waitFor();
  },
  'a reload keeps the conversation': async (visit) => {
    await visit.page.reload();
    await openChat(visit);
    await visit.chat.getByText(reference).first().waitFor();
  },
  'Escape closes it, and the focus is on the launcher again': async (visit) => {
    await visit.chat.locator('body').press('Escape');
    await visit.page.waitForFunction(
      () => document.querySelector('meg-chat')?.shadowRoot?.activeElement?.getAttribute('aria-expanded') === 'false',
    );
  },
  'on a phone it fills the screen': async (visit) => {
    await visit.page.setViewportSize({ width: 360, height: 740 });
    await openChat(visit);
    await visit.chat.getByLabel('Your message').waitFor();
  },
  'on a phone in Arabic too': (visit) => chooseLanguage(visit, 'ar', 'rtl'),
  'inside a page it stands in its place': async (visit) => {
    await visit.page.setViewportSize({ width: 1280, height: 800 });
    await visit.page.goto(`${visit.host}/made/inline`);
    await visit.chat.getByLabel(/./).first().waitFor();
    await chooseLanguage(visit, 'en', 'ltr');
    await visit.chat.getByText(reference).first().waitFor();
  },
  'a page with the strictest policy has it too': async (visit) => {
    await visit.page.goto(`${visit.host}/made/strict`);
    await openChat(visit);
    await visit.chat.getByText(reference).first().waitFor();
  },
};
