import { randomInt } from 'node:crypto';
import type { TrialGroup } from './trials.tables.ts';

/** Name of the cookie that assigns a visitor to a group. It contains only the id of the trial and the group. */
const groupCookie = 'livery-release';

const marks = { candidate: 'c', stable: 's' } as const satisfies Record<TrialGroup, string>;
/**
 * Suffix of the cookie value after the browser has requested a file of the app that does not exist. The suffix prevents
 * that a visitor with several such requests is counted more than once.
 */
const lostMark = '.l';

interface RunningTrial {
  readonly id: string;
  /** Share of visitors who get the candidate release, in percent. */
  readonly share: number;
  readonly endsAt: Date;
}

/**
 * Data in the group cookie of a visitor: the group in a trial, and whether the browser has requested a file of the app
 * that does not exist.
 */
interface Assignment {
  readonly group: TrialGroup;
  /**
   * True if the browser has requested an app file that does not exist since the visitor was assigned to the group.
   */
  readonly hasLost: boolean;
}

/**
 * Returns all values of the group cookie in a request. A browser sends two values if another host has also set the
 * cookie for the parent domain.
 */
const readValues = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${groupCookie}=`))
    .map((pair) => pair.slice(groupCookie.length + 1));

/** Returns the group in a cookie value. Returns undefined if the value belongs to another trial or is invalid. */
export const readGroup = (value: string, trial: Pick<RunningTrial, 'id'>): TrialGroup | undefined => {
  if (value === `${trial.id}.${marks.candidate}`) return 'candidate';
  return value === `${trial.id}.${marks.stable}` ? 'stable' : undefined;
};

/** Returns the assignment in a `Cookie` header. Returns undefined if the visitor is not assigned in this trial. */
export const readAssignment = (header: string | undefined, trial: Pick<RunningTrial, 'id'>): Assignment | undefined => {
  for (const value of readValues(header)) {
    const hasLost = value.endsWith(lostMark);
    const group = readGroup(hasLost ? value.slice(0, -lostMark.length) : value, trial);
    if (group) return { group, hasLost };
  }
  return undefined;
};

/** Chooses the group of a new visitor at random. */
export const drawGroup = ({ share }: Pick<RunningTrial, 'share'>): TrialGroup =>
  randomInt(100) < share ? 'candidate' : 'stable';

/** Returns the `set-cookie` header that assigns a visitor to a group until the end of the trial. */
export const createGroupCookie = (
  trial: RunningTrial,
  { group, hasLost }: Assignment,
  { now, isSecure }: { readonly now: Date; readonly isSecure: boolean },
): string => {
  const seconds = Math.max(1, Math.ceil((trial.endsAt.getTime() - now.getTime()) / 1000));
  const value = `${trial.id}.${marks[group]}${hasLost ? lostMark : ''}`;
  // The cookie does not have the attribute HttpOnly, because a script of the app reads it to send its group in reports.
  // Calls to the API contain no cookies, so the group is not in the calls.
  return `${groupCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};
