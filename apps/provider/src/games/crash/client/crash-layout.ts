import { createElement, iconButton } from '../../../client/dom/create-element.ts';
import { buildPhase, buildHeader, meter } from '../../../client/tables/table-layout.ts';
import type { ClientKey } from '../../../client/text/client-key.ts';
import type { Translate } from '../../../client/text/translate.ts';
import { buildBetPanel } from './bet-panel-layout.ts';
import type { CrashKey } from './text-key.ts';

export type CrashLayout = ReturnType<typeof buildCrashLayout>;

/** Builds the list with the bets of all players. The list scrolls, also with the keyboard. */
const buildCrew = (t: Translate<CrashKey>) => {
  const crewTitle = createElement('h2', { class: 'crewTitle' }, t('flightBets', { count: 0 }));
  const crew = createElement('ul', { class: 'crew', tabindex: '0', 'aria-label': t('flightBets', { count: 0 }) });
  return { section: createElement('section', { class: 'crewPart' }, crewTitle, crew), crewTitle, crew };
};

/** Renders the layout of the crash game into `root`: sky, past flights, player list and the two bet panels. */
export const buildCrashLayout = (root: HTMLElement, t: Translate<ClientKey | CrashKey>) => {
  const top = buildHeader(t);
  const phase = buildPhase();
  const sky = createElement('canvas', { class: 'sky', role: 'img', 'aria-label': t('sky') });
  const multiplier = createElement('p', { class: 'multiplier', dir: 'ltr' });
  // Screen readers get the messages from `log`, which keeps two messages that appear together.
  const toast = createElement('p', { class: 'toast', 'aria-hidden': 'true' });
  const log = createElement('div', { class: 'betLog', role: 'log' });
  const past = createElement('ol', { class: 'flights', dir: 'ltr' });
  const secondToggle = iconButton(
    t('secondPanel'),
    'secondToggle',
    'M4 6h16v12H4Z',
    'M12 6v12',
    'M16 10v4',
    'M14 12h4',
  );
  const { section, crewTitle, crew } = buildCrew(t);
  const panels = [buildBetPanel(t, 1), buildBetPanel(t, 2)] as const;
  const balance = meter(t('balance'), 'balance');
  const bet = meter(t('totalBet'), 'bet');
  const won = meter(t('lastWin'), 'win');
  root.replaceChildren(
    top.header,
    createElement(
      'main',
      { class: 'crashMain' },
      createElement(
        'div',
        { class: 'tableMain' },
        sky,
        createElement('div', { class: 'flightSigns' }, multiplier),
        phase.phase,
        toast,
        log,
      ),
      createElement('div', { class: 'pastRow' }, past, secondToggle),
      section,
      createElement(
        'section',
        { class: 'tableFooter crashFooter' },
        createElement('div', { class: 'betPanels' }, panels[0].element, panels[1].element),
        createElement('dl', { class: 'tableMeters' }, balance.row, bet.row, won.row),
      ),
    ),
  );
  root.classList.add('table', 'crash');
  return {
    ...top,
    ...phase,
    sky,
    multiplier,
    toast,
    log,
    past,
    secondToggle,
    crewTitle,
    crew,
    panels,
    balance: balance.value,
    totalBet: bet.value,
    lastWin: won.value,
  };
};
