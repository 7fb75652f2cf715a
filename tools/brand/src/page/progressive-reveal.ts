/** What runs when a stage of the shell is there; texts of scripts. */
export interface RevealScripts {
  readonly second: readonly string[];
  readonly third: readonly string[];
}

/**
 * Milliseconds: long enough for the second stage to be painted, for a finger that was waiting for it, and for its picture
 * to have the network to itself. With 50 the hero came 54 ms later and games no sooner; with 100 games came 34 ms later.
 */
const revealDelayMs = 80;

/**
 * The page comes in three stages, since all of it in one picture, and all that it asks for, keep a slow processor from
 * painting any of it. The first is what stands in the page outright. The others wait in templates, where the browser
 * neither lays out nor looks ahead for something to fetch, and take their templates' places once there is a picture.
 * A page in the background paints nothing, and waits for no picture. Who does not see the shell gets all at once but
 * the shell, and neither its answers nor its data: at another address, or in another language, other data is wanted.
 * What waits outside the shell goes to the head: late chunks put their sheets there, which have to follow all that came before.
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

/** Markup that waits for its stage. */
export function deferMarkup(number: 2 | 3, markup: string): string {
  return markup === '' ? '' : `<template data-stage="${number}">${markup}</template>`;
}

/** Of a drawn shell, what is in the first picture: all before the first part that waits. */
export function getFirstStage(shell: string): string {
  return shell.split('<template data-stage=', 1)[0] ?? shell;
}
