import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../core/core.ts';
import { createGroupCookie, drawGroup, readGroup, readAssignment } from './assign-visitor.ts';
import type { TrialCounter } from './trial-counts.ts';
import type { TrialGroup } from './trials.tables.ts';

/** Report of a page about its part in a trial. */
export interface TrialReport {
  /** Value of the cookie. */
  readonly visit: string;
  /** Build that the page runs. It is another one while a service worker waits for the member to accept an update. */
  readonly build: string;
  /** Source of the first page of the browser. Absent for later pages. */
  readonly started?: 'network' | 'worker' | undefined;
  /** True for the first script error of the browser. */
  readonly hasFailed?: boolean | undefined;
}

/** Groups of visitors while a share of them sees another release. */
export interface TrialVisitors {
  /**
   * Returns the group of the visitor, and the header that keeps a new visitor in it. The page and the script of the
   * service worker make a new visitor. Returns undefined if no trial of the brand runs.
   */
  readonly find: (
    brand: string,
    request: FastifyRequest,
    file: string,
  ) => { readonly group: TrialGroup; readonly cookie: string | undefined } | undefined;
  /** Counts the report of a page, if it runs the release of its group. */
  readonly addReport: (brand: string, report: TrialReport) => void;
}

interface RunningTrial {
  readonly id: string;
  readonly share: number;
  readonly endsAt: Date;
  readonly build: string;
}

/** Trials that run at this gateway, each with the build of the live release. */
interface RunningTrials {
  readonly find: (brand: string) => { readonly trial: RunningTrial | undefined; readonly build: string } | undefined;
}

const page = 'index.html';
/** A browser that has the app installed opens pages without the gateway, so its service worker asks for the update. */
const entries: readonly string[] = [page, 'sw.js'];

/** Returns true if a browser opens a page. A service worker that keeps the page for later does not. */
const isVisit = ({ headers }: FastifyRequest, file: string): boolean =>
  file === page && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined;

/** Creates the assignment of visitors, and counts what fails for them. */
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
      // The gateway has not seen a page that a service worker has loaded.
      if (started) counter.count(trial.id, group, started === 'worker' ? ['visitors', 'starts'] : ['starts']);
      if (hasFailed) counter.count(trial.id, group, ['errors']);
    },
  };
};
