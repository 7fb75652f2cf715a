import { randomInt } from 'node:crypto';
import { minutes } from '../../../core/clock/durations.ts';
import { hashToken } from '../../../core/crypto/token.ts';
import type { EphemeralStore } from '../../../core/shared-store/shared-store.ts';
import { renderCaptcha } from './render-captcha.ts';
import type { Caller } from '../../../core/http/request-context.ts';

const life = minutes(2);
const digitCount = 4;

/** Whose picture it is: the page that named it, or whoever calls from this address with this browser. */
export interface CaptchaScope {
  readonly merchant: string;
  readonly captchaId: string | undefined;
  readonly caller: Caller;
}

export interface Captchas {
  /** A PNG in base64; it takes the place of the one that its owner had. */
  readonly create: (scope: CaptchaScope) => Promise<string>;
  /** Whether this is what the picture said. Either way the captcha is spent. */
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
