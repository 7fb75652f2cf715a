import type { WinHighlight } from '../reels/paint-wins.ts';
import type { ReelStage } from '../reels/reel-stage.ts';

const togetherMs = 1300;
const eachMs = 1500;

export interface WinAnimation {
  readonly stop: () => void;
}

/**
 * Shows all wins together, then one after the other in a loop until it is stopped. `onWin` receives the win that is
 * shown alone.
 */
export const startWinAnimation = <Symbol extends string, Win extends WinHighlight<Symbol>>(
  stage: ReelStage<Symbol>,
  wins: readonly Win[],
  onWin: (win: Win) => void,
): WinAnimation => {
  let timer = 0;
  const showOne = (index: number): void => {
    const win = wins[index % wins.length];
    if (!win) return;
    stage.show([win]);
    onWin(win);
    if (wins.length > 1) timer = window.setTimeout(() => showOne(index + 1), eachMs);
  };
  stage.show(wins);
  if (wins.length > 0) timer = window.setTimeout(() => showOne(0), wins.length > 1 ? togetherMs : 0);
  return {
    stop: () => {
      clearTimeout(timer);
      stage.show([]);
    },
  };
};
