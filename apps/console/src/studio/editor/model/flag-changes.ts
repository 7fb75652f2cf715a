import { flagNeeds } from '@livery/merchant/flag-needs';
import { flagTable } from '@livery/merchant/flag-table';
import type { Flag } from '@livery/merchant/flags';
import { type BrandDocument, type Change, isBranch } from './brand-document.ts';

export const flags = Object.keys(flagTable) as readonly Flag[];

/**
 * Groups of feature flags (switches that turn features of the app on or off). The order is that in which a member
 * uses the features.
 */
export const flagGroups = ['registration', 'login', 'member', 'money', 'promotion', 'agent', 'module'] as const;

/**
 * Returns true if a feature is on in a document. If the document does not contain its flag, the default of the app
 * decides.
 */
export const isFlagOn = (document: BrandDocument, flag: Flag): boolean => {
  const table = document['flags'];
  const value = isBranch(table) ? table[flag] : undefined;
  return typeof value === 'boolean' ? value : flagTable[flag].byDefault;
};

type IsOn = (flag: Flag) => boolean;

/**
 * Checks what `flag` depends on. If none of the flags that it needs is on, returns all of them. At least one of them
 * must be switched on so that `flag` has an effect. Returns an empty list if one of them is on, or if `flag` needs no
 * other flag.
 */
export const findMissingNeeds = (isOn: IsOn, flag: Flag): readonly Flag[] => {
  const needs = flagNeeds[flag] ?? [];
  return needs.some(isOn) ? [] : needs;
};

/**
 * Returns the flags that have no effect any more when `flag` is switched off. Also returns the flags that depend on
 * `flag` through another flag.
 */
export const findLostFlags = (isOn: IsOn, flag: Flag): readonly Flag[] => {
  const lost = new Set<Flag>([flag]);
  const isStillOn: IsOn = (each) => isOn(each) && !lost.has(each);
  for (let size = 0; size < lost.size;) {
    size = lost.size;
    for (const each of flags) if (isStillOn(each) && findMissingNeeds(isStillOn, each).length > 0) lost.add(each);
  }
  lost.delete(flag);
  return [...lost];
};

/**
 * Returns the flags that must be switched on together with `flag` so that it has an effect. The result includes
 * indirect needs: the flags that the returned flags need. If a flag needs only one of several flags, the first of these
 * is returned.
 */
export const findFlagsToAdd = (isOn: IsOn, flag: Flag): readonly Flag[] => {
  const added = new Set<Flag>([flag]);
  const isOnThen: IsOn = (each) => isOn(each) || added.has(each);
  for (const each of added) {
    const [need] = findMissingNeeds(isOnThen, each);
    if (need) added.add(need);
  }
  added.delete(flag);
  return [...added];
};

/** Returns the changes that switch flags on or off. */
export const setFlags = (list: readonly Flag[], to: boolean): Change[] =>
  list.map((flag) => ({ path: ['document', 'flags', flag], to }));
