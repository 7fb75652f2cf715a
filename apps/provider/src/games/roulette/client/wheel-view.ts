import { createElement } from '../../../client/dom/create-element.ts';
import { ballLiesAt } from '../rules/spin-times.ts';
import { getPocketColour } from '../rules/wheel.ts';
import { createWheel } from './wheel.ts';

export interface WheelViewOptions {
  readonly root: HTMLElement;
  readonly label: string;
  readonly isCalm: () => boolean;
  /** Called when the ball lies still in its pocket. */
  readonly onRest: () => void;
}

/** Roulette wheel that covers the board while the ball runs. */
export interface WheelView {
  /** Shows the board. Removes the ball and the text of the drawn number from the wheel. */
  readonly clear: () => void;
  /**
   * Shows the wheel with the running ball. Shows the drawn number as text when the ball lies still. `number` is the
   * drawn number, and `elapsedMs` is the time since the throw of the ball.
   */
  readonly spin: (number: number, elapsedMs: number) => void;
  /** Shows the board again, and leaves the ball on the wheel. */
  readonly leave: () => void;
}

export const createWheelView = ({ root, label, isCalm, onRest }: WheelViewOptions): WheelView => {
  const canvas = createElement('canvas', { class: 'wheel', role: 'img', 'aria-label': label });
  const drawnLabel = createElement('p', { class: 'drawn' });
  const wheel = createWheel(canvas, isCalm);
  let restTimer = 0;
  root.append(createElement('div', { class: 'wheelView' }, canvas, drawnLabel));
  const showNumber = (number: number): void => {
    drawnLabel.textContent = String(number);
    drawnLabel.dataset['colour'] = getPocketColour(number);
  };
  return {
    clear: () => {
      clearTimeout(restTimer);
      root.dataset['view'] = 'board';
      wheel.removeBall();
      drawnLabel.textContent = '';
    },
    spin: (number, elapsedMs) => {
      root.dataset['view'] = 'wheel';
      wheel.throwBall(number, elapsedMs);
      clearTimeout(restTimer);
      const remainingMs = Math.max(0, ballLiesAt - elapsedMs);
      restTimer = window.setTimeout(() => {
        showNumber(number);
        onRest();
      }, remainingMs);
    },
    leave: () => (root.dataset['view'] = 'board'),
  };
};
