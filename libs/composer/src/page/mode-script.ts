import { modeStorageKey, type ThemeMode } from '@livery/merchant/theme-mode';
import { toScriptJson } from './escape.ts';

/**
 * Id of the link to the style sheet of the mode (light or dark) that is not the default mode of the brand. The link is
 * disabled until the visitor needs this mode.
 */
export const alternateSheetId = 'alternate';

/** Event that the script of the seasonal layers fires when `data-season` of the page may have changed. */
export const seasonEvent = 'livery-season';

export interface ModeScriptOptions {
  /** Mode of the brand. The HTML contains the colours of this mode. */
  readonly mode: ThemeMode;
  /**
   * Page colours in the mode of the brand and in the other mode. The first entry is for a day without a seasonal layer,
   * and the others are for the layers in their order.
   */
  readonly pages: readonly (readonly [usual: string, alternate: string])[];
}

/**
 * Returns the script that sets the mode of the page before the first paint: the mode that the member has chosen on this
 * device, or else the mode of the device. The script enables the style sheet of the other mode only if it is needed,
 * so that other visitors do not load it. It sets the mode again when the member chooses another one, also in another
 * tab, and when the mode of the device changes. If the storage is blocked, the choice is in the page state.
 */
export function modeScript({ mode, pages }: ModeScriptOptions): string {
  return [
    `{const r=document.documentElement,m=${toScriptJson(mode)},o=${toScriptJson(mode === 'light' ? 'dark' : 'light')},`,
    'q=matchMedia(`(prefers-color-scheme:${o})`),u=()=>{let c;',
    `try{c=localStorage.getItem("${modeStorageKey}")}catch{}c??=window.__livery?.mode;`,
    'const a=c==o||c!=m&&q.matches;',
    `if(a)document.getElementById("${alternateSheetId}").disabled=false;r.dataset.mode=a?o:m;`,
    `document.querySelector('meta[name="theme-color"]').content=${toScriptJson(pages)}[r.dataset.season-0+1||0][+a]};`,
    `u();q.addEventListener("change",u);addEventListener("storage",u);addEventListener("${seasonEvent}",u)}`,
  ].join('');
}
