import type { IosVersion } from './device.ts';

/** The oldest iOS that the app runs on. */
export const minIosVersion: IosVersion = { major: 12, minor: 4 };
/** Up to this iOS, and in 12.0 and 12.1, the site is put on the home screen instead. */
const maxGuideMajor = 11;
const maxGuideMinorOf12 = 1;

/** `app` may be installed; `guide` the site goes on the home screen; `update` the phone is too old for the one and needs no other. */
export type IosSupport = 'app' | 'guide' | 'update';

/** What a phone of this iOS is offered. One that does not say which it is gets the app. */
export const getIosSupport = (ios: IosVersion | undefined): IosSupport => {
  if (!ios) return 'app';
  const { major, minor } = ios;
  if (major <= maxGuideMajor || (major === 12 && minor <= maxGuideMinorOf12)) return 'guide';
  return major > minIosVersion.major || minor >= minIosVersion.minor ? 'app' : 'update';
};
