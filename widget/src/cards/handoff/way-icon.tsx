import type { ContactMethod } from '../../conversation/drafts/handoff-draft.js';

const paths: Readonly<Record<ContactMethod, string>> = {
  whatsapp: 'M12 4a8 8 0 1 1-4 15l-4 1 1-4a8 8 0 0 1 7-12zM9 11h6M9 14h4',
  call: 'M6 4h3l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z',
};

/** A speech bubble or a handset, drawn here: the mark of WhatsApp belongs to its owner. */
export function WayIcon({ way }: { readonly way: ContactMethod }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[way]} stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
