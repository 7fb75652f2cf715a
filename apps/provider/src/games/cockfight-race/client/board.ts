import { createElement } from '../../../client/create-element.ts';
import { computeOdds, raceSpots } from '../rules/bets.ts';
import type { FormCard } from '../rules/field.ts';
import { plumages } from './paint-rooster.ts';
import type { RaceKey } from './text-key.ts';
import type { Translate } from '../../../client/text/translate.ts';

/** Names of the runners, the same in every language. */
export const names = ['Kidlat', 'Brisa', 'Sao Mai', 'Solano', 'Zafran', 'Trueno'] as const;

const every = plumages.map((_, runner) => runner);

/** Creates a badge with the number of a runner, in the colour of the runner's vest. */
export const createBadge = (runner: number): HTMLElement => {
  const badgeElement = createElement('b', { class: 'badge', title: names[runner] as string }, String(runner + 1));
  badgeElement.style.setProperty('--vest', (plumages[runner] as (typeof plumages)[number]).vest);
  return badgeElement;
};

/** Creates the button of a spot with its label. The odds are added later, when the page has received them. */
const createSpotButton = (id: string, label: string): HTMLButtonElement =>
  createElement(
    'button',
    { type: 'button', class: 'spot odd', 'data-spot': id, 'data-name': label, 'aria-label': label },
    createElement('span', { class: 'odds' }),
  );

const createWinPlaceTable = (t: Translate<RaceKey>): HTMLElement =>
  createElement(
    'div',
    { class: 'winPlace', role: 'group', 'aria-label': `${t('win1')} / ${t('place')}` },
    createElement(
      'div',
      { class: 'raceHeader' },
      createElement('span', {}, t('runner')),
      createElement('span', {}, t('win1')),
      createElement('span', {}, t('place')),
    ),
    ...every.map((runner) =>
      createElement(
        'div',
        { class: 'runner' },
        createElement(
          'span',
          { class: 'runnerName' },
          createBadge(runner),
          createElement('bdi', {}, names[runner] as string),
          createElement('i', { class: 'form', 'data-runner': String(runner) }),
        ),
        createSpotButton(`win-${runner}`, `${t('win1')} ${names[runner]}`),
        createSpotButton(`place-${runner}`, `${t('place')} ${names[runner]}`),
      ),
    ),
  );

const createExactaTable = (t: Translate<RaceKey>): HTMLElement =>
  createElement(
    'div',
    { class: 'exacta', role: 'group', 'aria-label': t('exacta'), hidden: true },
    createElement('span', { class: 'corner' }, '1 ╲ 2'),
    ...every.map(createBadge),
    ...every.flatMap((first) => [
      createBadge(first),
      ...every.map((second) =>
        first === second
          ? createElement('span', {})
          : createSpotButton(`exacta-${first}-${second}`, `${t('exacta')} ${names[first]}, ${names[second]}`),
      ),
    ]),
  );

export interface RaceBoard {
  /** Shows the odds and the form (chances of the runners) of a race. */
  readonly setForm: (form: FormCard) => void;
}

/**
 * Creates the bets of a race in two tabs. The first tab has win and place bets for each runner. The second tab has all
 * pairs of first and second (exacta).
 */
export const buildBoard = (board: HTMLElement, t: Translate<RaceKey>): RaceBoard => {
  board.classList.add('raceBoard');
  // The board is a list of names and odds, and not a drawing. So the board uses the reading direction of the page.
  board.removeAttribute('dir');
  const panels = [createWinPlaceTable(t), createExactaTable(t)] as const;
  const tabs = [`${t('win1')} · ${t('place')}`, t('exacta')].map((label, index) => {
    const tab = createElement(
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
  board.append(createElement('div', { class: 'raceTabs', role: 'tablist' }, ...tabs), ...panels);
  return {
    setForm: (form) => {
      for (const raceSpot of raceSpots.values()) {
        const button = board.querySelector<HTMLElement>(`[data-spot="${raceSpot.id}"]`);
        const odds = (computeOdds(form, raceSpot) / 100).toFixed(2);
        button?.querySelector('.odds')?.replaceChildren(odds);
        button?.setAttribute('aria-label', `${button.dataset['name']} ${odds}`);
      }
      const order = form.toSorted((a, b) => b - a);
      for (const mark of board.querySelectorAll<HTMLElement>('.form'))
        mark.style.setProperty('--form', String(6 - order.indexOf(form[Number(mark.dataset['runner'])] as number)));
    },
  };
};
