import type { IosVersion } from './device.ts';

/** Oldest iOS version that can install the app. */
export const minIosVersion: IosVersion = { major: 12, minor: 4 };
/** Highest major version of iOS that gets the guide (see `IosSupport`). iOS 12.0 and 12.1 get the guide too. */
const maxGuideMajor = 11;
const maxGuideMinorOf12 = 1;

/**
 * `app`: the device can install the app. `guide`: the device cannot install the app, and a guide explains how to add
 * the site to the home screen. `update`: the member must first update iOS.
 */
export type IosSupport = 'app' | 'guide' | 'update';

/** Returns what a device with this iOS version can do. For an unknown version, returns `app`. */
export const getIosSupport = (ios: IosVersion | undefined): IosSupport => {
  if (!ios) return 'app';
  const { major, minor } = ios;
  if (major <= maxGuideMajor || (major === 12 && minor <= maxGuideMinorOf12)) return 'guide';
  return major > minIosVersion.major || minor >= minIosVersion.minor ? 'app' : 'update';
};
