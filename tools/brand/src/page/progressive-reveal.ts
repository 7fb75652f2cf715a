/** Scripts that run when a stage of the shell is inserted. */
export interface RevealScripts {
  readonly second: readonly string[];
  readonly third: readonly string[];
}

/**
 * Delay of the third stage. Milliseconds: long enough for the paint of the second stage, for a tap that waited for it,
 * and for its image to use the network alone. With 50 the hero was painted 54 ms later and games no sooner; with 100
 * games were painted 34 ms later.
 */
const revealDelayMs = 80;

/**
 * Script that reveals the page in three stages: a slow processor would paint nothing for long if it had to lay out and
 * request everything at once. The first stage is plain markup. The others are in templates, where the browser neither
 * lays out nor preloads anything, and replace their templates after a paint. A page in the background paints nothing,
 * and does not wait for a paint. When the shell is hidden, everything is inserted at once without the shell, its
 * scripts and its data: another URL or language needs other data. Deferred markup outside the shell goes to the head:
 * lazy chunks insert their sheets there, which must follow all earlier ones.
 */
export function revealScript({ second, third }: RevealScripts): string {
  return [
    '{const d=document,bring=n=>{for(const t of d.querySelectorAll(`[data-stage="${n}"]`))t.parentNode==d.body?d.head.append(t.content):t.replaceWith(t.content)};',
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

/** Part of a prerendered shell in the first paint: all markup before the first deferred stage. */
export function getFirstStage(shell: string): string {
  return shell.split('<template data-stage=', 1)[0] ?? shell;
}
