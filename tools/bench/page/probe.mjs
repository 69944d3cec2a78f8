/**
 * Checks in each animation frame what a visitor sees. Injected as text into each document before its own scripts, for
 * floor and Meg alike, so its cost is in both. Times use the clock that host page and frame share.
 */
export function probe() {
  const now = () => performance.timeOrigin + performance.now();
  const watch = (find) =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found) resolve(found);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const launcher = () => {
    const host = document.querySelector('meg-chat');
    return host ? host.shadowRoot.querySelector('button') : document.querySelector('#floor-launcher');
  };
  const frame = () => (document.querySelector('meg-chat')?.shadowRoot ?? document).querySelector('iframe');
  const greeting = () => document.querySelector('#floor-greeting,[role=log] [id^=message-]');
  const seen = { blockingMs: 0, longestTaskMs: 0, longestOwnScriptMs: 0, layoutShift: 0 };

  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    seen.blockingMs += duration - 50;
    seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
  });
  observe('layout-shift', ({ value }) => {
    seen.layoutShift += value;
  });
  observe('long-animation-frame', ({ scripts }) => {
    for (const { sourceURL, duration } of scripts)
      if (/\/(meg|floor)\.js/.test(sourceURL)) seen.longestOwnScriptMs = Math.max(seen.longestOwnScriptMs, duration);
  });
  addEventListener('click', (event) => (seen.clickedAt = performance.timeOrigin + event.timeStamp), true);

  const messages = () => document.querySelectorAll('[role=log] [id^=message-]');

  globalThis.bench = {
    seen,
    launcher: () =>
      watch(() => {
        const box = launcher()?.getBoundingClientRect();
        return box?.width > 0 && { shownMs: performance.now(), x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    frameShown: watch(() => frame()?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && now()),
    greeted: watch(() => greeting()?.textContent && !greeting().closest('[hidden]') && now()),
    /** Presses the first answer that is offered, and waits until it stands in the conversation. */
    answer: async () => {
      const answer = await watch(() => document.querySelector('section [role=group] button'));
      const before = messages().length;
      answer.click();
      await watch(() => messages().length > before);
      return now();
    },
  };
  globalThis.bench.launcherShown = globalThis.bench.launcher();
}
