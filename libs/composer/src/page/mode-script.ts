import { modeStorageKey, type ThemeMode } from '@livery/merchant/theme-mode';
import { toScriptJson } from './escape.ts';

/**
 * Id of the link to the style sheet of the mode (light or dark) that is not the default mode of the brand. The link is
 * disabled until the visitor needs this mode.
 */
export const alternateSheetId = 'alternate';

/**
 * Event that the script of the seasonal layers (design changes for certain days) fires when `data-season` of the page
 * may have changed.
 */
export const seasonEvent = 'livery-season';

export interface ModeScriptOptions {
  /** Default mode of the brand, light or dark. The HTML contains the colours of this mode. */
  readonly mode: ThemeMode;
  /**
   * Background colours of the page. Each entry contains the colour in the default mode and the colour in the alternate
   * mode (dark for a light brand, light for a dark brand). The first entry is for a day without a seasonal layer
   * (design change for certain days). The other entries are for the layers in their order.
   */
  readonly pages: readonly (readonly [usual: string, alternate: string])[];
}

/**
 * Returns the script that sets the mode (light or dark) of the page before the first paint. It is the mode that the
 * member has chosen on this device, or otherwise the mode of the device. If this is not the default mode of the brand,
 * the script enables the style sheet of the alternate mode, which other visitors do not load.
 * The script sets the mode again when the device changes its mode, and when the member chooses a mode, even in another
 * tab. If the browser storage is blocked, the script reads the choice from the variable `__livery.mode` of the page.
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
