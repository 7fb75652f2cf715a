import type { IosVersion } from './device.ts';

/** Oldest iOS version that can install the app. */
export const minIosVersion: IosVersion = { major: 12, minor: 4 };
/**
 * Highest major version of iOS for which the app always shows the guide: how to add the site to the home screen. The
 * app also shows the guide for iOS 12.0 and 12.1.
 */
const maxGuideMajor = 11;
const maxGuideMinorOf12 = 1;

/**
 * Support of an iOS version. `app`: the device can install the app. `guide`: the device cannot install the app, and a
 * guide explains how to add the site to the home screen. `update`: the member must first update iOS.
 */
export type IosSupport = 'app' | 'guide' | 'update';

/** Returns the support of an iOS version. For an unknown version, returns `app`. */
export const getIosSupport = (ios: IosVersion | undefined): IosSupport => {
  if (!ios) return 'app';
  const { major, minor } = ios;
  if (major <= maxGuideMajor || (major === 12 && minor <= maxGuideMinorOf12)) return 'guide';
  return major > minIosVersion.major || minor >= minIosVersion.minor ? 'app' : 'update';
};
