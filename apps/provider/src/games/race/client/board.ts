import { element } from '../../../client-kit/element.ts';
import { oddsOf, raceSpots } from '../rules/bets.ts';
import type { FormCard } from '../rules/field.ts';
import { plumages } from './paint-rooster.ts';
import type { RaceText } from './text/text.ts';

/** What the runners are called, in every language. */
export const names = ['Kidlat', 'Brisa', 'Sao Mai', 'Solano', 'Zafran', 'Trueno'] as const;

const every = plumages.map((_, runner) => runner);

/** A runner's number in the colour of its vest. */
export const badge = (runner: number): HTMLElement => {
  const made = element('b', { class: 'badge', title: names[runner] as string }, String(runner + 1));
  made.style.setProperty('--vest', (plumages[runner] as (typeof plumages)[number]).vest);
  return made;
};

/** It has its name before its odds are known. */
const spot = (id: string, label: string): HTMLButtonElement =>
  element(
    'button',
    { type: 'button', class: 'spot odd', 'data-spot': id, 'data-name': label, 'aria-label': label },
    element('span', { class: 'odds' }),
  );

const winPlace = (text: RaceText): HTMLElement =>
  element(
    'div',
    { class: 'winPlace', role: 'group', 'aria-label': `${text.win1} / ${text.place}` },
    element(
      'div',
      { class: 'raceHead' },
      element('span', {}, text.runner),
      element('span', {}, text.win1),
      element('span', {}, text.place),
    ),
    ...every.map((runner) =>
      element(
        'div',
        { class: 'runner' },
        element(
          'span',
          { class: 'runnerName' },
          badge(runner),
          element('bdi', {}, names[runner] as string),
          element('i', { class: 'form', 'data-runner': String(runner) }),
        ),
        spot(`win-${runner}`, `${text.win1} ${names[runner]}`),
        spot(`place-${runner}`, `${text.place} ${names[runner]}`),
      ),
    ),
  );

const exacta = (text: RaceText): HTMLElement =>
  element(
    'div',
    { class: 'exacta', role: 'group', 'aria-label': text.exacta, hidden: true },
    element('span', { class: 'corner' }, '1 ╲ 2'),
    ...every.map(badge),
    ...every.flatMap((first) => [
      badge(first),
      ...every.map((second) =>
        first === second
          ? element('span', {})
          : spot(`exacta-${first}-${second}`, `${text.exacta} ${names[first]}, ${names[second]}`),
      ),
    ]),
  );

export interface RaceBoard {
  /** Shows the odds and the form of a race. */
  readonly setForm: (form: FormCard) => void;
}

/** Markets of a race in two tabs: win and place by runner, and every first with every second. */
export const buildBoard = (board: HTMLElement, text: RaceText): RaceBoard => {
  board.classList.add('raceBoard');
  // Names and odds are a list, not a drawn table: they lie in the reader's direction.
  board.removeAttribute('dir');
  const panels = [winPlace(text), exacta(text)] as const;
  const tabs = [`${text.win1} · ${text.place}`, text.exacta].map((label, index) => {
    const tab = element(
      'button',
      { type: 'button', class: 'raceTab', role: 'tab', 'aria-selected': String(index === 0) },
      label,
    );
    tab.addEventListener('click', () => {
      tabs.forEach((other, at) => other.setAttribute('aria-selected', String(at === index)));
      panels.forEach((panel, at) => panel.toggleAttribute('hidden', at !== index));
    });
    return tab;
  });
  board.append(element('div', { class: 'raceTabs', role: 'tablist' }, ...tabs), ...panels);
  return {
    setForm: (form) => {
      for (const made of raceSpots.values()) {
        const button = board.querySelector<HTMLElement>(`[data-spot="${made.id}"]`);
        const odds = (oddsOf(form, made) / 100).toFixed(2);
        button?.querySelector('.odds')?.replaceChildren(odds);
        button?.setAttribute('aria-label', `${button.dataset['name']} ${odds}`);
      }
      const order = form.toSorted((a, b) => b - a);
      for (const mark of board.querySelectorAll<HTMLElement>('.form'))
        mark.style.setProperty('--form', String(6 - order.indexOf(form[Number(mark.dataset['runner'])] as number)));
    },
  };
};
