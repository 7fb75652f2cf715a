import type { WinHighlight } from './paint-wins.ts';
import type { ReelStage } from './reel-stage.ts';

const allWinsMs = 1300;
const eachWinMs = 1500;

/** Highlights all wins together, then each win alone in a loop until `stop` is called. */
export class WinAnimation<Name extends string, Win extends WinHighlight<Name>> {
  readonly #stage: ReelStage<Name>;
  readonly #onWin: (win: Win) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: ReelStage<Name>, onWin: (win: Win) => void) {
    this.#stage = stage;
    this.#onWin = onWin;
  }

  start(wins: readonly Win[]): void {
    if (wins.length === 0) return;
    this.#stage.show(wins);
    this.#timer = setTimeout(() => this.#showOne(wins, 0), wins.length > 1 ? allWinsMs : 0);
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stage.show([]);
  }

  #showOne(wins: readonly Win[], index: number): void {
    const win = wins[index % wins.length];
    if (!win) return;
    this.#stage.show([win]);
    this.#onWin(win);
    if (wins.length > 1) this.#timer = setTimeout(() => this.#showOne(wins, index + 1), eachWinMs);
  }
}
