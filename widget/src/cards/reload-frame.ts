/**
 * Loads the chat anew, with the parts of the newest release; the conversation is stored. Only where the server answers:
 * in place of a chat that can at least name a telephone number there would else be the browser's error page.
 */
export async function reloadFrame(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
