/** The name of the one element that the host page gets. */
export const hostTag = 'meg-chat';

/** Built by calls alone: a page with Trusted Types refuses markup, and a strict policy refuses style attributes. */
export function append<Tag extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return parent.appendChild(Object.assign(document.createElement(tag), properties));
}
