import { randomInt } from 'node:crypto';
import { minutes } from '../../../core/clock/durations.ts';
import { hashToken } from '../../../core/crypto/token.ts';
import type { EphemeralStore } from '../../../core/shared-store/shared-store.ts';
import { renderCaptcha } from './render-captcha.ts';
import type { Caller } from '../../../core/http/request-context.ts';

const life = minutes(2);
const digitCount = 4;

/** Scope of a captcha: the id that the page chose, or else the caller's IP address and browser. */
export interface CaptchaScope {
  readonly merchant: string;
  readonly captchaId: string | undefined;
  readonly caller: Caller;
}

export interface Captchas {
  /** Creates a captcha image, a PNG in base64. It replaces the previous captcha of the scope. */
  readonly create: (scope: CaptchaScope) => Promise<string>;
  /** Returns true when the text matches the image. Each captcha can be checked only once, also with a wrong text. */
  readonly check: (scope: CaptchaScope, typed: string | undefined) => Promise<boolean>;
}

export const randomDigits = (): string => String(randomInt(10 ** digitCount)).padStart(digitCount, '0');

const getCaptchaKey = ({ merchant, captchaId, caller: { address, userAgent } }: CaptchaScope): string =>
  captchaId
    ? `captcha/${merchant}/named/${captchaId}`
    : `captcha/${merchant}/of/${hashToken(`${address} ${userAgent}`)}`;

export const createCaptchas = (ephemeralStore: EphemeralStore, digits: () => string = randomDigits): Captchas => ({
  create: async (scope) => {
    const text = digits();
    await ephemeralStore.set(getCaptchaKey(scope), text, life);
    return renderCaptcha(text).toString('base64');
  },
  check: async (scope, typed) => {
    const text = await ephemeralStore.consume(getCaptchaKey(scope));
    return text !== undefined && text === typed?.trim();
  },
});
