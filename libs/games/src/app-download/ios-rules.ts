import type { IosVersion } from './device.ts';

/** The oldest iOS that the app runs on. */
export const appNeedsIos: IosVersion = { major: 12, minor: 4 };
/** Up to this iOS, and in 12.0 and 12.1, the site is put on the home screen instead. */
const guideUpTo = 11;
const guideWithin12 = 1;

/** `app` may be installed; `guide` the site goes on the home screen; `update` the phone is too old for the one and needs no other. */
export type IosOffer = 'app' | 'guide' | 'update';

/** What a phone of this iOS is offered. One that does not say which it is gets the app. */
export const iosOffer = (ios: IosVersion | undefined): IosOffer => {
  if (!ios) return 'app';
  const { major, minor } = ios;
  if (major <= guideUpTo || (major === 12 && minor <= guideWithin12)) return 'guide';
  return major > appNeedsIos.major || minor >= appNeedsIos.minor ? 'app' : 'update';
};
