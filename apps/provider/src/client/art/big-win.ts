import type { ClientKey } from '../text/client-key.ts';
import { countUp } from '../format/count-up.ts';
import { createElement } from '../dom/create-element.ts';
import type { MoneyFormat } from '../format/money-format.ts';
import type { Translate } from '../text/translate.ts';

/** Minimum wins for the overlays "big win" (`bigFrom`) and "huge win" (`hugeFrom`), as multiples of the bet. */
const bigFrom = 15;
const hugeFrom = 50;

export const isBigWin = (win: number, bet: number): boolean => win >= bet * bigFrom;

/**
 * Shows an overlay with a number that counts up to the win. A tap ends the counting. After the counting, the overlay
 * closes at the next tap, or after 2.6 seconds.
 */
export const celebrate = async (
  root: HTMLElement,
  t: Translate<ClientKey>,
  money: MoneyFormat,
  win: number,
  bet: number,
  isCalm: boolean,
): Promise<void> => {
  const figure = createElement('p', { class: 'bigFigure' });
  const overlay = createElement(
    'button',
    {
      type: 'button',
      class: 'bigWin',
      'data-size': win >= bet * hugeFrom ? 'huge' : 'big',
      'aria-label': `${t('youWon').replace('{amount}', money.full(win))}`,
    },
    createElement('span', { class: 'rays', 'aria-hidden': 'true' }),
    createElement('span', { class: 'bigLabel' }, win >= bet * hugeFrom ? t('hugeWin') : t('bigWin')),
    figure,
  );
  root.append(overlay);
  const counting = countUp(
    0,
    win,
    isCalm ? 0 : Math.min(5200, 1800 + (win / bet) * 36),
    (value) => (figure.textContent = money.full(value)),
  );
  overlay.addEventListener('click', counting.skip, { once: true });
  await counting.done;
  await new Promise<void>((resolve) => {
    overlay.addEventListener('click', () => resolve(), { once: true });
    setTimeout(resolve, 2600);
  });
  overlay.dataset['leaving'] = '';
  setTimeout(() => overlay.remove(), 260);
};
