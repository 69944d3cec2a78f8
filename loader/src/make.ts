/** Built by calls alone: a page with Trusted Types refuses markup, and a strict policy refuses style attributes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Partial<HTMLElementTagNameMap[Tag]>,
  parent?: Node,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  parent?.appendChild(element);
  return element;
}
