export type DevicePlatform = 'ios' | 'android' | 'other';

export interface IosVersion {
  readonly major: number;
  readonly minor: number;
}

export interface Device {
  readonly platform: DevicePlatform;
  /** Undefined if the device does not run iOS or the browser does not report the version. */
  readonly ios: IosVersion | undefined;
  /** True in Safari only, not in other browsers or in-app browsers. */
  readonly isSafari: boolean;
  /** True inside the brand's own app. */
  readonly isNativeApp: boolean;
}

/** Token that a brand's own app adds to its user agent. */
const nativeAppPattern = /\bLiveryApp\//;
const otherIosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser/i;
/** Names that iOS apps with an in-app browser add to its user agent. */
const embeddedIosBrowsers = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|musical_ly|TikTok/i;

const parseVersion = (text: RegExpExecArray | null): IosVersion | undefined =>
  text ? { major: Number(text[1]), minor: Number(text[2] ?? 0) } : undefined;

/** Reads the device from the user agent. An iPad identifies itself as a Mac, but no Mac has a touch screen. */
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
