export type DevicePlatform = 'ios' | 'android' | 'other';

export interface IosVersion {
  readonly major: number;
  readonly minor: number;
}

export interface Device {
  readonly platform: DevicePlatform;
  /** Version of iOS. Undefined if the device does not run iOS or if the user agent does not contain the version. */
  readonly ios: IosVersion | undefined;
  /** True only in Safari. False in other browsers and in browsers inside other apps. */
  readonly isSafari: boolean;
  /** True when the page runs inside the brand's own app. */
  readonly isNativeApp: boolean;
}

/** Token that the brand's own app adds to the user agent. */
const nativeAppPattern = /\bLiveryApp\//;
const otherIosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser/i;
/** Tokens in the user agent of iOS apps that have a built-in browser. */
const embeddedIosBrowsers = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|musical_ly|TikTok/i;

const parseVersion = (text: RegExpExecArray | null): IosVersion | undefined =>
  text ? { major: Number(text[1]), minor: Number(text[2] ?? 0) } : undefined;

/**
 * Reads the device data from the user agent. An iPad identifies itself as a Mac. Only the iPad has a touch screen, so a
 * Mac with touch points is an iPad.
 */
export const readDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device => {
  const isNativeApp = nativeAppPattern.test(userAgent);
  if (/Android/i.test(userAgent)) return { platform: 'android', ios: undefined, isSafari: false, isNativeApp };
  const isPhone = /iPhone|iPod|iPad/.test(userAgent);
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (!isPhone && !isPad) return { platform: 'other', ios: undefined, isSafari: false, isNativeApp };
  const ios = parseVersion(isPhone ? /\bOS (\d+)[_.](\d+)/.exec(userAgent) : /Version\/(\d+)\.(\d+)/.exec(userAgent));
  const isOtherBrowser = otherIosBrowsers.test(userAgent) || embeddedIosBrowsers.test(userAgent);
  const isSafari = /Version\/[\d.]+.*Safari\//.test(userAgent) && !isOtherBrowser;
  return { platform: 'ios', ios, isSafari, isNativeApp };
};
