/** Everything the page says. Placeholders stand in braces. */
export interface Text {
  readonly balance: string;
  readonly win: string;
  readonly bet: string;
  readonly spin: string;
  readonly close: string;
  readonly sound: string;
  readonly information: string;
  readonly lowerBet: string;
  readonly raiseBet: string;
  readonly goodLuck: string;
  readonly lineWin: string;
  readonly scatterWin: string;
  readonly noWin: string;
  readonly youWon: string;
  readonly freeSpins: string;
  readonly freeSpinsWon: string;
  readonly freeSpinsRule: string;
  readonly moreFreeSpins: string;
  readonly freeSpinsLeft: string;
  readonly freeSpinsTotal: string;
  readonly start: string;
  readonly goOn: string;
  readonly bigWin: string;
  readonly hugeWin: string;
  readonly reconnecting: string;
  readonly insufficient: string;
  readonly expired: string;
  readonly cancelled: string;
  readonly unavailable: string;
  readonly failed: string;
  readonly openAgain: string;
  readonly useBet: string;
  readonly payReturn: string;
  readonly payReturnNote: string;
  readonly paytable: string;
  readonly paytableNote: string;
  readonly wildRule: string;
  readonly scatterRule: string;
  readonly linesTitle: string;
  readonly linesRule: string;
  readonly sessionTitle: string;
  readonly timePlayed: string;
  readonly staked: string;
  readonly won: string;
  readonly fairPlay: string;
}

const catalogues: Readonly<Record<string, () => Promise<{ text: Text }>>> = {
  en: () => import('./en.ts'),
  fil: () => import('./fil.ts'),
  vi: () => import('./vi.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  ar: () => import('./ar.ts'),
  fa: () => import('./fa.ts'),
};

/** `language` in BCP 47; English where there is no catalogue. */
export const loadText = async (language: string): Promise<Text> => (await (catalogues[language] ?? (() => import('./en.ts')))()).text;

/** Puts values in the places of their names. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string => template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
