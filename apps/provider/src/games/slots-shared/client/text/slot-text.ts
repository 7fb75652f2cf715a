/** Texts that all slots use. Placeholders are in braces. */
export interface SlotText {
  readonly spin: string;
  readonly goodLuck: string;
  readonly scatterWin: string;
  readonly noWin: string;
  readonly freeSpins: string;
  readonly freeSpinsWon: string;
  readonly moreFreeSpins: string;
  readonly freeSpinsLeft: string;
  readonly freeSpinsTotal: string;
  readonly paytable: string;
  readonly wildRule: string;
}
