import { randomInt } from 'node:crypto';
import type { TrialGroup } from './trials.tables.ts';

/** Name of the cookie that keeps a visitor in a group. It contains the id of the trial and the group, and no more. */
const groupCookie = 'livery-release';

const marks = { candidate: 'c', stable: 's' } as const satisfies Record<TrialGroup, string>;
/** Mark of a browser that has requested a file that does not exist. It counts once. */
const lostMark = '.l';

interface RunningTrial {
  readonly id: string;
  /** Share of the candidate in percent. */
  readonly share: number;
  readonly endsAt: Date;
}

/** Assignment of a visitor in a trial. */
interface Assignment {
  readonly group: TrialGroup;
  /** True if the browser has requested a file that does not exist. */
  readonly hasLost: boolean;
}

/** Returns the values of the cookie. A browser sends two if another host has set one for the whole domain. */
const readValues = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${groupCookie}=`))
    .map((pair) => pair.slice(groupCookie.length + 1));

/** Returns the group in a value. Returns undefined for another trial, and for a value that no gateway has set. */
export const readGroup = (value: string, trial: Pick<RunningTrial, 'id'>): TrialGroup | undefined => {
  if (value === `${trial.id}.${marks.candidate}`) return 'candidate';
  return value === `${trial.id}.${marks.stable}` ? 'stable' : undefined;
};

/** Returns the assignment in the header `Cookie`. Returns undefined for a visitor who has none in this trial. */
export const readAssignment = (header: string | undefined, trial: Pick<RunningTrial, 'id'>): Assignment | undefined => {
  for (const value of readValues(header)) {
    const hasLost = value.endsWith(lostMark);
    const group = readGroup(hasLost ? value.slice(0, -lostMark.length) : value, trial);
    if (group) return { group, hasLost };
  }
  return undefined;
};

/** Chooses the group of a new visitor by chance. */
export const drawGroup = ({ share }: Pick<RunningTrial, 'share'>): TrialGroup =>
  randomInt(100) < share ? 'candidate' : 'stable';

/** Returns the header that keeps a visitor in a group until the end of the trial. */
export const createGroupCookie = (
  trial: RunningTrial,
  { group, hasLost }: Assignment,
  { now, isSecure }: { readonly now: Date; readonly isSecure: boolean },
): string => {
  const seconds = Math.max(1, Math.ceil((trial.endsAt.getTime() - now.getTime()) / 1000));
  const value = `${trial.id}.${marks[group]}${hasLost ? lostMark : ''}`;
  // The app reads the cookie for its reports, because its calls have no cookies.
  return `${groupCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};
