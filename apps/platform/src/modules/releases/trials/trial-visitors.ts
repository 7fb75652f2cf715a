import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../core/core.ts';
import { createGroupCookie, drawGroup, readGroup, readAssignment } from './assign-visitor.ts';
import type { TrialCounter } from './trial-counts.ts';
import type { TrialGroup } from './trials.tables.ts';

/** Report that a page sends while it takes part in a trial. */
export interface TrialReport {
  /** Value of the group cookie. */
  readonly visit: string;
  /**
   * Build id of the app in the page. A service worker loads a new release only after the member has accepted the
   * update. Until then, the build id can be older than that of the visitor's group.
   */
  readonly build: string;
  /**
   * Source of the page (network or service worker) at the first start of the app in this browser. Absent in later
   * reports.
   */
  readonly started?: 'network' | 'worker' | undefined;
  /** True in the report of the first script error of this build in the browser. Absent in other reports. */
  readonly hasFailed?: boolean | undefined;
}

/** Functions that assign visitors to groups during a trial, and that count reports. */
export interface TrialVisitors {
  /**
   * Returns the group of a visitor. For a new visitor, also returns the `set-cookie` header. A new visitor gets a group
   * only with a request for the page or for the script of the service worker. Returns undefined if the brand has no
   * running trial.
   */
  readonly find: (
    brand: string,
    request: FastifyRequest,
    file: string,
  ) => { readonly group: TrialGroup; readonly cookie: string | undefined } | undefined;
  /**
   * Adds the report of a page to the counts of its group. Ignores the report if the page shows another release than
   * that of the group.
   */
  readonly addReport: (brand: string, report: TrialReport) => void;
}

interface RunningTrial {
  readonly id: string;
  readonly share: number;
  readonly endsAt: Date;
  readonly build: string;
}

/**
 * Live releases that this gateway has loaded. `find` returns the running trial of a brand and the build id of the
 * live release. It returns undefined if the brand has no live release.
 */
interface RunningTrials {
  readonly find: (brand: string) => { readonly trial: RunningTrial | undefined; readonly build: string } | undefined;
}

const page = 'index.html';
/** Files that can assign a visitor. Installed apps load pages from the service worker, and request only `sw.js`. */
const entries: readonly string[] = [page, 'sw.js'];

/** Returns true if a browser opens a page. Prefetching and requests of a service worker do not count. */
const isVisit = ({ headers }: FastifyRequest, file: string): boolean =>
  file === page && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined;

/** Creates the functions that assign visitors to groups, and that count visitors and failures. */
export const createTrialVisitors = (
  { app, hosts, clock }: Pick<Core, 'app' | 'hosts' | 'clock'>,
  live: RunningTrials,
  counter: Pick<TrialCounter, 'count'>,
): TrialVisitors => {
  const createCookie = (
    trial: RunningTrial,
    assignment: { readonly group: TrialGroup; readonly hasLost: boolean },
    { protocol }: FastifyRequest,
  ): string => createGroupCookie(trial, assignment, { now: clock.now(), isSecure: protocol === 'https' });

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 404 || !request.url.startsWith('/assets/')) return;
    const code = hosts.find(request.host)?.code;
    const trial = code === undefined ? undefined : live.find(code)?.trial;
    const assignment = trial && readAssignment(request.headers.cookie, trial);
    if (!assignment || assignment.hasLost) return;
    counter.count(trial.id, assignment.group, ['lost']);
    void reply.header('set-cookie', createCookie(trial, { ...assignment, hasLost: true }, request));
  });

  return {
    find: (brand, request, file) => {
      const trial = live.find(brand)?.trial;
      if (!trial) return undefined;
      const known = readAssignment(request.headers.cookie, trial);
      if (known) return { group: known.group, cookie: undefined };
      if (!entries.includes(file)) return { group: 'stable', cookie: undefined };
      const group = drawGroup(trial);
      if (isVisit(request, file)) counter.count(trial.id, group, ['visitors']);
      return { group, cookie: createCookie(trial, { group, hasLost: false }, request) };
    },
    addReport: (brand, { visit, build, started, hasFailed }) => {
      const release = live.find(brand);
      const trial = release?.trial;
      const group = trial && readGroup(visit, trial);
      if (!group || build !== (group === 'candidate' ? trial.build : release.build)) return;
      // A page that the service worker has returned did not cause a request to the gateway. Its visitor was therefore
      // not counted before.
      if (started) counter.count(trial.id, group, started === 'worker' ? ['visitors', 'starts'] : ['starts']);
      if (hasFailed) counter.count(trial.id, group, ['errors']);
    },
  };
};
