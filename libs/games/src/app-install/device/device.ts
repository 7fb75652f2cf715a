export type DevicePlatform = 'ios' | 'android' | 'other';

export interface IosVersion {
  readonly major: number;
  readonly minor: number;
}

export interface Device {
  readonly platform: DevicePlatform;
  /** Undefined where it is no iOS or the browser does not say. */
  readonly ios: IosVersion | undefined;
  /** Safari itself, and not another browser or the inside of another app. */
  readonly isSafari: boolean;
  /** The brand's own app around the page. */
  readonly isNativeApp: boolean;
}

/** What a brand's own app adds to its user agent. */
const nativeAppPattern = /\bLiveryApp\//;
const otherIosBrowsers =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser|FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|musical_ly|TikTok/i;

const parseVersion = (text: RegExpExecArray | null): IosVersion | undefined =>
  text ? { major: Number(text[1]), minor: Number(text[2] ?? 0) } : undefined;

/** What can be known of the phone. An iPad calls itself a Mac, but no Mac has a touch screen. */
export const readDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device => {
  const isNativeApp = nativeAppPattern.test(userAgent);
  if (/Android/i.test(userAgent)) return { platform: 'android', ios: undefined, isSafari: false, isNativeApp };
  const isPhone = /iPhone|iPod|iPad/.test(userAgent);
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (!isPhone && !isPad) return { platform: 'other', ios: undefined, isSafari: false, isNativeApp };
  const ios = parseVersion(isPhone ? /\bOS (\d+)[_.](\d+)/.exec(userAgent) : /Version\/(\d+)\.(\d+)/.exec(userAgent));
  const isSafari = /Version\/[\d.]+.*Safari\//.test(userAgent) && !otherIosBrowsers.test(userAgent);
  return { platform: 'ios', ios, isSafari, isNativeApp };
};
