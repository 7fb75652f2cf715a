import { getRegisterMethod } from '@livery/account/auth/register-method';
import { sendPageViews } from '@livery/contract/telemetry';
import type { RequestBody } from '@livery/contract/operation';
import { randomUuid } from '@livery/kit/random-uuid';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { sendReport, toPage } from './send-report.ts';

type VisitReport = RequestBody<typeof sendPageViews>;
type PageView = VisitReport['views'][number];

/** Maximum number of page views in one report. */
const maxViews = 50;

/** Returns true if the browser setting asks sites not to record the visitor's activity. */
export const forbidsRecording = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/**
 * Returns the host of the site from which the visitor came. Null if there is no such site, or if it is the brand's own
 * site.
 */
const readReferrer = (): string | null => {
  if (!URL.canParse(document.referrer)) return null;
  const { hostname } = new URL(document.referrer);
  return hostname === location.hostname || hostname.length > 100 ? null : hostname;
};

export interface PageViewRecorder {
  /**
   * Ends the view of the current page, and begins the view of the page at `path`. If `path` belongs to the current
   * page, its view continues. `language` is the API code of the app's current language (see `LanguageCode`).
   */
  readonly open: (path: string, language: string) => void;
  /** Ends the view of the current page, reports the views that are not reported yet, and stops the recording. */
  readonly close: () => void;
}

/**
 * Creates the recorder of the pages of the app that the visitor opens during this visit. The recorder reports the
 * pages to the gateway when the browser tab is hidden, because the visit can end then. The id of the visit is random
 * and not stored, so nobody can connect two visits of the same visitor.
 */
export const createPageViewRecorder = (brand: Pick<BrandRuntime, 'code' | 'gateway'>): PageViewRecorder => {
  const visit = randomUuid();
  let language = '';
  let views: PageView[] = [];
  /**
   * Page that is open now. `since` is the time in milliseconds (`performance.now()`) at which its view began. `since`
   * is undefined while the browser tab is hidden.
   */
  let current: { readonly page: string; readonly since?: number } | undefined;

  /**
   * Adds the view of the current page to `views`, with its duration in seconds (at most one day). Adds nothing if no
   * view is running, for example while the browser tab is hidden, or if `views` is full.
   */
  const endView = (): void => {
    if (current?.since === undefined) return;
    const seconds = Math.min(86_400, Math.round((performance.now() - current.since) / 1000));
    if (views.length < maxViews) views.push({ page: current.page, seconds });
  };
  const send = (): void => {
    if (views.length === 0) return;
    const report: VisitReport = {
      visit,
      views,
      language,
      installed: getRegisterMethod() !== 'H5',
      referrer: readReferrer(),
    };
    views = [];
    sendReport(sendPageViews, brand, report);
  };

  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') {
      endView();
      send();
      if (current) current = { page: current.page };
    } else if (current) current = { ...current, since: performance.now() };
  };
  document.addEventListener('visibilitychange', onVisibilityChange);

  return {
    open: (path, nextLanguage) => {
      language = nextLanguage;
      const page = toPage(path);
      if (page === current?.page) return;
      endView();
      if (views.length === maxViews) send();
      current = document.visibilityState === 'hidden' ? { page } : { page, since: performance.now() };
    },
    close: () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      endView();
      send();
      current = undefined;
    },
  };
};
