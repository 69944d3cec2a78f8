/** Adds to a fault that stops the start the setting that causes it. */
export async function namingSetting<T>(setting: string, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Meg cannot start, because of ${setting}: ${reason}`);
  }
}
