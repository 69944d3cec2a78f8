import { serverAddress } from '../../api/server-address.js';

declare global {
  interface Window {
    /** The chat's one global. Until its script has come, it has no version and keeps what was asked of it. */
    Meg?: { (...command: unknown[]): void; version?: string };
  }
}

export const demoCompany = 'demo';

/**
 * Keeps a click until the chat has come, and hears it before React has: in the document's head, plain, once for all
 * buttons that carry `data-opens-chat`. It is inline because a file would come too late for the first click.
 */
const queue = `window.Meg=window.Meg||function(){(Meg.q=Meg.q||[]).push(arguments)};
document.addEventListener('click',function(event){if(event.target.closest?.('[data-opens-chat]'))Meg('open')})`;

export function DemoChatQueue() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; as a child, React would escape it
  return <script dangerouslySetInnerHTML={{ __html: queue }} />;
}

/** The snippet that a customer pastes, on our own pages. */
export function DemoChatScript() {
  return <script async src={`${serverAddress()}/meg.js`} data-company={demoCompany} />;
}
