import type { sendPageReport } from '@livery/contract/telemetry';
import type { RequestBody } from '@livery/contract/operation';

export type TrialPart = NonNullable<RequestBody<typeof sendPageReport>['trial']>;

/** Matches the cookie that the gateway sets during a trial, in which some visitors see another release. */
const cookie = /(?:^|;\s*)livery-release=([0-9a-f-]{36}\.[cs])(?=[.;]|$)/;

/**
 * Returns true on the first call with this `mark` and this `visit` in this browser. `mark` is the kind of report
 * (`started` or `failed`). `visit` contains the trial, the visitor's group and the build of the app. If the browser
 * blocks storage, always returns false. Otherwise each page load would count the same visitor again.
 */
const isFirst = (mark: string, visit: string): boolean => {
  const key = `livery.trial.${mark}`;
  try {
    if (localStorage.getItem(key) === visit) return false;
    localStorage.setItem(key, visit);
    return true;
  } catch {
    return false;
  }
};

/** Data about a trial (a release that only some visitors see) that this page reports. */
interface TrialPage {
  /**
   * Returns the trial data for the report that the app has started. Undefined if an earlier page of this browser has
   * already reported the start.
   */
  readonly start: () => TrialPart | undefined;
  /** Returns the trial data for the first report with a script error. Undefined for later errors in this browser. */
  readonly fail: () => TrialPart | undefined;
}

/**
 * Returns functions that create the trial data of this page's reports. In a trial, only some visitors get a new release
 * of the app. Returns undefined if the visitor has no trial cookie. `build` is the hash of the app's files.
 */
export const findTrialPage = (build: string): TrialPage | undefined => {
  const visit = cookie.exec(document.cookie)?.[1];
  if (visit === undefined) return undefined;
  const part = { visit, build };
  const isFirstOfBuild = (mark: string): boolean => isFirst(mark, `${visit} ${build}`);
  return {
    start: () =>
      isFirstOfBuild('started')
        ? { ...part, started: navigator.serviceWorker?.controller ? 'worker' : 'network' }
        : undefined,
    fail: () => (isFirstOfBuild('failed') ? { ...part, hasFailed: true } : undefined),
  };
};
