import type { Page, Route } from 'playwright/test';

/** The document as the server sends it, with the chat's code held back until it is released. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/widget/assets/chat-*.js', (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
