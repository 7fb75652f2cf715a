import type { IosVersion } from './device.ts';

/** Oldest iOS version that the app runs on. */
export const minIosVersion: IosVersion = { major: 12, minor: 4 };
/**
 * Highest major version of iOS for which the site is added to the home screen instead. The same applies to 12.0 and
 * 12.1.
 */
const maxGuideMajor = 11;
const maxGuideMinorOf12 = 1;

/**
 * `app`: the app can be installed. `guide`: a guide explains how to add the site to the home screen. `update`: iOS is
 * too old for the app and must be updated.
 */
export type IosSupport = 'app' | 'guide' | 'update';

/** Returns the kind of support for an iOS version. An unknown version gets the app. */
export const getIosSupport = (ios: IosVersion | undefined): IosSupport => {
  if (!ios) return 'app';
  const { major, minor } = ios;
  if (major <= maxGuideMajor || (major === 12 && minor <= maxGuideMinorOf12)) return 'guide';
  return major > minIosVersion.major || minor >= minIosVersion.minor ? 'app' : 'update';
};
