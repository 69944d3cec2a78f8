import { setTimeout as pause } from 'node:timers/promises';
import { Visit } from './visit.mjs';

const readingMs = 800;
const hoverMs = 200;

/** Clicks at once, as by touch, or after hovering with a pointer. */
async function open(visit, hovers) {
  await visit.launcher();
  await pause(readingMs);
  if (hovers) {
    await visit.hover();
    await pause(hoverMs);
  }
  await visit.click();
}

/** Time from the click to the greeting. Zero, and never less, if the greeting was painted before the click. */
async function greeting(visit) {
  const greetedAtMs = await visit.greetedAt();
  const { clickedAt, blockingMs, longestOwnScriptMs } = await visit.seen();
  return { greetedAtMs, clickMs: Math.max(0, greetedAtMs - clickedAt), openBlockingMs: blockingMs, longestOwnScriptMs };
}

export function clickToGreeting(chromium, { url, origin }) {
  return Visit.of(chromium, url, async (visit) => {
    await open(visit, false);
    const { greetedAtMs, ...seen } = await greeting(visit);
    return { ...seen, ...visit.arrived(origin, greetedAtMs) };
  });
}

export function hoverToGreeting(chromium, { url }) {
  return Visit.of(chromium, url, async (visit) => {
    await open(visit, true);
    return { hoverClickMs: (await greeting(visit)).clickMs };
  });
}

/** How long a press in the chat takes to be answered, from the greeting on. */
async function openAndAnswer(visit) {
  await open(visit, false);
  const { greetedAtMs, clickMs } = await greeting(visit);
  return { clickMs, answerMs: (await visit.answeredAt()) - greetedAtMs };
}

/** A visitor who says something on one page of the site, and goes on with it on the next. */
export function twoPages(chromium, { url }) {
  return Visit.of(chromium, url, async (visit) => {
    const first = await openAndAnswer(visit);
    await pause(readingMs);
    await visit.goTo(`${url}?page=2`);
    const second = await openAndAnswer(visit);
    return { answerMs: first.answerMs, secondClickMs: second.clickMs, secondAnswerMs: second.answerMs };
  });
}
