import { type Page, test } from 'playwright/test';

/** Takes screenshots in light and dark into the folder of the test's results, for a person to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  const info = test.info();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`) });
  }
}
