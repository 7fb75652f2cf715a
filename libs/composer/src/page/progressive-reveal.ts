/**
 * Scripts that run when the second or the third part of the page is inserted. The page is shown in three parts, so
 * that a slow phone paints the first part early.
 */
export interface RevealScripts {
  readonly second: readonly string[];
  readonly third: readonly string[];
}

/**
 * Delay between the second and the third part of the page, in milliseconds. In this time, the browser paints the second
 * part, handles a tap of the visitor, and loads the hero image without other requests. Other values were slower in a
 * measurement: with 50, the hero image was painted 54 ms later, and with 100, the games were painted 34 ms later.
 */
const revealDelayMs = 80;

/**
 * Creates a script that shows the page in three parts, so that a slow phone paints the first part early. The first part
 * is plain HTML. The other parts are in `<template>` elements, which the browser does not lay out. The script inserts
 * each of them after a paint. In a hidden page it does not wait, because the browser does not paint a hidden page.
 * If `data-shell` is set, the prerendered content does not match the URL or the language. The script then removes this
 * content and inserts the other parts at once.
 * The content of templates directly in the body, such as styles, is moved to the head. Style sheets that load later
 * then come after it. An earlier script can set another delay in `__livery.revealDelay`.
 */
export function revealScript({ second, third }: RevealScripts): string {
  return [
    '{const d=document,bring=n=>{for(const t of ' +
      'd.querySelectorAll(`[data-stage="${n}"]`))t.parentNode==d.body?d.head.append(t.content):t.replaceWith(t.content)};',
    `const last=()=>{bring(3);${third.join(';')}};`,
    `const next=()=>{bring(2);${second.join(';')};setTimeout(last,window.__livery?.revealDelay??${revealDelayMs})};`,
    "if(d.documentElement.dataset.shell)d.getElementById('root').replaceChildren(),bring(2),bring(3);",
    'else d.hidden?next():requestAnimationFrame(()=>setTimeout(next))}',
  ].join('');
}

/**
 * Wraps HTML in a `<template>` element, which the browser does not show. A script later inserts the HTML as the
 * second or the third part of the page. Returns an empty string if there is no HTML.
 */
export function deferMarkup(number: 2 | 3, markup: string): string {
  return markup === '' ? '' : `<template data-stage="${number}">${markup}</template>`;
}

/** Returns the HTML of the first paint: everything before the first `<template>`. */
export function getFirstStage(shell: string): string {
  return shell.split('<template data-stage=', 1)[0] ?? shell;
}
