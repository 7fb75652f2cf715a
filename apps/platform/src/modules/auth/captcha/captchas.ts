import { randomInt } from 'node:crypto';
import { captchaMaxDigits } from '@livery/contract/constants';
import { minutes } from '../../../core/clock/durations.ts';
import { hashToken } from '../../../core/crypto/token.ts';
import type { EphemeralStore } from '../../../core/shared-store/shared-store.ts';
import { renderCaptcha } from './render-captcha.ts';
import type { Caller } from '../../../core/http/calls/request-context.ts';

const life = minutes(2);
/** Number of digits of a captcha. It is the maximum number that the log-in form accepts. */
const digitCount = captchaMaxDigits;

/**
 * Scope in which a captcha is valid: the id that the page has chosen. Without an id, the scope consists of the IP
 * address and the browser of the caller.
 */
export interface CaptchaScope {
  readonly merchant: string;
  readonly captchaId: string | undefined;
  readonly caller: Caller;
}

export interface Captchas {
  /**
   * Creates a captcha and returns its image (PNG in base64). An earlier captcha with the same `scope` becomes
   * invalid.
   */
  readonly create: (scope: CaptchaScope) => Promise<string>;
  /**
   * Returns true if the entered text matches the image. After one check the captcha is invalid, even if the text was
   * wrong.
   */
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
    return (await renderCaptcha(text)).toString('base64');
  },
  check: async (scope, typed) => {
    const text = await ephemeralStore.consume(getCaptchaKey(scope));
    return text !== undefined && text === typed?.trim();
  },
});
