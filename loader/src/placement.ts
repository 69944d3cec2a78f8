import { draw } from './appearance/draw.js';
import { warn } from './attempt.js';
import { host } from './elements.js';
import { open, reopen } from './frame/opening.js';
import { floatInstead, isInline, settings } from './script.js';

const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
  __proto__: null,
  rootMargin: '200px',
} as IntersectionObserverInit);
let isRemoved = false;

/** Puts the chat on the page and draws it, as soon as the page has a place for it. */
export const place = (): void => {
  if (isRemoved) return;
  // A script in the head may run before there is a body, and before what is further down in it.
  if (isInline ? document.readyState === 'loading' : !document.body) {
    requestAnimationFrame(place);
    return;
  }
  // Append to body, not to html: frameworks that hydrate the whole document (Remix) remove unknown children of html.
  document.body.appendChild(host);
  if (isInline)
    try {
      const box = document.querySelector(settings.target as string);
      if (!box) throw `no ${settings.target}`;
      box.appendChild(host);
      nearness.observe(host);
    } catch (fault) {
      floatInstead();
      warn(fault);
    }
  else reopen();
  draw({});
};

export const remove = (): void => {
  isRemoved = true;
  nearness.disconnect();
  host.remove();
};
