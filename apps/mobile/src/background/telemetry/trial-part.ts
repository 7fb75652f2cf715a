import type { sendPageReport } from '@livery/contract/telemetry';
import type { RequestBody } from '@livery/contract/operation';

export type TrialPart = NonNullable<RequestBody<typeof sendPageReport>['trial']>;

/** Matches the cookie that the gateway sets while a share of the visitors sees another release. */
const cookie = /(?:^|;\s*)livery-release=([0-9a-f-]{36}\.[cs])(?=[.;]|$)/;

/**
 * Returns true the first time that it is called in this browser for this visit and build. Returns false where the browser
 * stores nothing, so that such a visitor never counts more than once.
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

/** Facts about this page that a trial counts. */
interface TrialPage {
  /** Returns what the report at the start says. Undefined for a later page of the browser. */
  readonly start: () => TrialPart | undefined;
  /** Returns what the first report with a script error says. Undefined for a later one of the browser. */
  readonly fail: () => TrialPart | undefined;
}

/** Finds the part of this page in a trial. Returns undefined if no trial runs. */
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
