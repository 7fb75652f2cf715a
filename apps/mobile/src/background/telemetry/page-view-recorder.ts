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

/** Returns true if the browser asks sites not to record what the visitor does. */
export const forbidsRecording = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Host of the site from which the visitor came. Null for a visit without one, and for pages of the brand itself. */
const readReferrer = (): string | null => {
  if (!URL.canParse(document.referrer)) return null;
  const { hostname } = new URL(document.referrer);
  return hostname === location.hostname || hostname.length > 100 ? null : hostname;
};

export interface PageViewRecorder {
  /** Ends the view of the current page, and begins that of another one. `language` is a code of the API. */
  readonly open: (path: string, language: string) => void;
  /** Stops the recorder. */
  readonly close: () => void;
}

/**
 * Creates the recorder of the pages that this visit opens. It reports them to the gateway when the page is hidden,
 * because a visit can end then. The id of the visit is random and not stored, so nothing connects two visits.
 */
export const createPageViewRecorder = (brand: Pick<BrandRuntime, 'code' | 'gateway'>): PageViewRecorder => {
  const visit = randomUuid();
  let language = '';
  let views: PageView[] = [];
  /** Page that is open. `since` is absent while the page is hidden. */
  let current: { readonly page: string; readonly since?: number } | undefined;

  /** Adds the time since the last call to the current page. Time in which the page is hidden does not count. */
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
    close: () => document.removeEventListener('visibilitychange', onVisibilityChange),
  };
};
