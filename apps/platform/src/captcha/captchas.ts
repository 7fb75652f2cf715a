import { randomInt } from 'node:crypto';
import { minutes } from '../clock/durations.ts';
import type { Caller } from '../session/sessions.ts';
import { hashToken } from '../session/token.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';
import { drawCaptcha } from './draw-captcha.ts';

const life = minutes(2);
const digitCount = 4;

/** Whose picture it is: the page that named it, or whoever calls from this address with this browser. */
export interface CaptchaOwner {
  readonly merchant: string;
  readonly captchaId: string | undefined;
  readonly caller: Caller;
}

export interface Captchas {
  /** A PNG in base64; it takes the place of the one that its owner had. */
  readonly make: (owner: CaptchaOwner) => Promise<string>;
  /** Whether this is what the picture said. Either way the captcha is spent. */
  readonly check: (owner: CaptchaOwner, typed: string | undefined) => Promise<boolean>;
}

export const randomDigits = (): string => String(randomInt(10 ** digitCount)).padStart(digitCount, '0');

const keyOf = ({ merchant, captchaId, caller: { address, userAgent } }: CaptchaOwner): string =>
  captchaId
    ? `captcha/${merchant}/named/${captchaId}`
    : `captcha/${merchant}/of/${hashToken(`${address} ${userAgent}`)}`;

export const createCaptchas = (shortLived: ShortLived, digits: () => string = randomDigits): Captchas => ({
  make: async (owner) => {
    const text = digits();
    await shortLived.put(keyOf(owner), text, life);
    return drawCaptcha(text).toString('base64');
  },
  check: async (owner, typed) => {
    const text = await shortLived.take(keyOf(owner));
    return text !== undefined && text === typed?.trim();
  },
});
