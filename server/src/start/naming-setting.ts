/** A fault that stops the start names the setting that it comes from. */
export async function namingSetting<T>(setting: string, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Meg cannot start, because of ${setting}: ${reason}`);
  }
}
