import type { BrandRuntime } from '@livery/merchant/runtime';
import { toScriptJson } from '../page/escape.ts';
import { seasonEvent } from '../page/mode-script.ts';

/** Data of a seasonal layer (design change for certain days) that the scripts in the page need. */
export interface PageSeason {
  /** First day (`from`) and last day (`to`) of the layer, as `YYYY-MM-DD`. Both days are included. */
  readonly from: string;
  readonly to: string;
  /**
   * Background colour of the page while the seasonal layer (design change for certain days) is active. The scripts of
   * the page set it as `theme-color`, the colour of the browser's own bars.
   */
  readonly page: string;
  /**
   * Values of the brand's hero image and logo that the seasonal layer (design change for certain days) replaces before
   * the app starts. A value is absent if the layer does not replace it.
   */
  readonly hero?: Partial<BrandRuntime['hero']>;
  readonly logo?: BrandRuntime['logo'];
}

/**
 * Returns the script that selects the seasonal layer (design change for certain days) before the first paint. The
 * script sets `data-season` of the page to the index of the layer of the current day, by the clock of the device. It
 * checks the date again every minute and when the visitor returns to the page. At midnight, the colours therefore
 * change without a reload. `page` is the page colour without a layer. For a brand with a light and a dark mode, `page`
 * is undefined. The script then fires an event, and the script of the mode sets the colour of the browser's bars.
 */
export function seasonColorScript(timeZone: string, seasons: readonly PageSeason[], page: string | undefined): string {
  const days = seasons.map(({ from, to, page: color }) => (page === undefined ? [from, to] : [from, to, color]));
  const setThemeColor =
    page === undefined
      ? `dispatchEvent(new Event("${seasonEvent}"))`
      : `document.querySelector('meta[name="theme-color"]').content=i<0?${toScriptJson(page)}:s[i][2]`;
  return [
    `{const r=document.documentElement,s=${toScriptJson(days)},u=()=>{try{const p={};`,
    `for(const{type:t,value:v}of new Intl.DateTimeFormat("en",{timeZone:${toScriptJson(timeZone)},calendar:"gregory",`,
    'numberingSystem:"latn",year:"numeric",month:"2-digit",day:"2-digit"}).formatToParts(new Date))p[t]=v;',
    'const d=p.year+"-"+p.month+"-"+p.day,i=s.findIndex(x=>x[0]<=d&&d<=x[1]);',
    'if(i<0)delete r.dataset.season;else r.dataset.season=i;',
    `${setThemeColor}}catch{}};`,
    'u();setInterval(u,6e4);document.addEventListener("visibilitychange",u)}',
  ].join('');
}

/**
 * Returns the script that runs after the prerendered page and before the app. The script puts the images of the current
 * seasonal layer (design change for certain days) into the brand data and into the prerendered page. The brand data is
 * JSON in a script element. Trusted Types forbid a change of its text, so the script replaces the element with a new
 * `<data>` element.
 */
export function seasonImageScript(seasons: readonly PageSeason[]): string {
  const images = seasons.map(({ hero, logo }) => ({ ...(hero && { hero }), ...(logo && { logo }) }));
  return [
    `{const d=document,n=${toScriptJson(images)}[d.documentElement.dataset.season],e=d.getElementById("brand");if(n){`,
    'const o=JSON.parse(e.textContent),b={...o,hero:{...o.hero,...n.hero},logo:n.logo||o.logo},c=d.createElement("data");',
    'c.id="brand";c.hidden=true;c.textContent=JSON.stringify(b);e.replaceWith(c);',
    'const put=(i,p)=>{i.src=p.src;i.width=p.width;i.height=p.height},',
    'w=x=>{for(const t of x.querySelectorAll("template"))w(t.content);for(const i of x.querySelectorAll("img")){',
    'const s=i.getAttribute("src"),a=i.closest("a"),t=a&&a.querySelector("[data-side]"),h=b.hero;',
    'if(s===o.logo.src)put(i,b.logo);if(!n.hero||s!==o.hero.src)continue;i.srcset=h.srcset;put(i,h);',
    'i.previousElementSibling.srcset=h.avifSrcset;i.alt=h.calmSide?"":h.alt;if(a)a.setAttribute("href",h.href);',
    'if(t&&h.calmSide){t.textContent=h.alt;t.dataset.side=h.calmSide}else if(t)t.remove()}};',
    'w(d.getElementById("root"))}}',
  ].join('');
}
