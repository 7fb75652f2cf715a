/** Scripts that run when a stage of the shell is inserted. */
export interface RevealScripts {
  readonly second: readonly string[];
  readonly third: readonly string[];
}

/**
 * Delay between the second and the third stage, in milliseconds. It is long enough for the paint of the second stage,
 * for a tap that waited for this paint, and for the hero image to load without competing requests. Measured: with 50
 * the hero was painted 54 ms later and the games no sooner; with 100 the games were painted 34 ms later.
 */
const revealDelayMs = 80;

/**
 * Creates the script that reveals the page in three stages. A slow processor would paint nothing for a long time if it
 * had to lay out and request everything at once. The first stage is plain markup. The other stages are in templates,
 * where the browser neither lays out nor preloads anything. Each template is replaced by its content after a paint. A
 * page in the background never paints, so the script does not wait for a paint there. When the shell is hidden, because
 * another URL or language needs other data, everything is inserted at once, without the shell, its scripts and its
 * data. Deferred markup outside the shell is moved to the head: lazy chunks insert their style sheets there, which must
 * follow all earlier ones.
 */
export function revealScript({ second, third }: RevealScripts): string {
  return [
    '{const d=document,bring=n=>{for(const t of ' +
      'd.querySelectorAll(`[data-stage="${n}"]`))t.parentNode==d.body?d.head.append(t.content):t.replaceWith(t.content)};',
    `const last=()=>{bring(3);${third.join(';')}};`,
    `const next=()=>{bring(2);${second.join(';')};setTimeout(last,${revealDelayMs})};`,
    "if(d.documentElement.dataset.shell)d.getElementById('root').replaceChildren(),bring(2),bring(3);",
    'else d.hidden?next():requestAnimationFrame(()=>setTimeout(next))}',
  ].join('');
}

/** Wraps markup in a template for its stage. */
export function deferMarkup(number: 2 | 3, markup: string): string {
  return markup === '' ? '' : `<template data-stage="${number}">${markup}</template>`;
}

/** Returns the part of a prerendered shell that is in the first paint: all markup before the first deferred stage. */
export function getFirstStage(shell: string): string {
  return shell.split('<template data-stage=', 1)[0] ?? shell;
}
