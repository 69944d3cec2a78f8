/**
 * Loads the chat again, with the files of the newest release; the conversation is stored. Only if the server answers:
 * otherwise the browser's error page would replace a chat that can at least show a phone number.
 */
export async function reloadFrame(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
