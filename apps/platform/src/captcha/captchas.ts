import { randomInt } from 'node:crypto';
import { minutes } from '../clock/durations.ts';
import { newToken } from '../session/token.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';
import { drawCaptcha } from './draw-captcha.ts';

const life = minutes(2);
const digitCount = 4;

export interface Captchas {
  readonly make: (merchant: string) => Promise<{ captchaId: string; image: string }>;
  /** Whether this is what the image said. Either way the captcha is spent. */
  readonly check: (merchant: string, captchaId: string | undefined, typed: string | undefined) => Promise<boolean>;
}

export const randomDigits = (): string => String(randomInt(10 ** digitCount)).padStart(digitCount, '0');

export const createCaptchas = (shortLived: ShortLived, digits: () => string = randomDigits): Captchas => ({
  make: async (merchant) => {
    const captchaId = newToken();
    const text = digits();
    await shortLived.put(`captcha/${merchant}/${captchaId}`, text, life);
    return { captchaId, image: drawCaptcha(text).toString('base64') };
  },
  check: async (merchant, captchaId, typed) => {
    const text = captchaId ? await shortLived.take(`captcha/${merchant}/${captchaId}`) : undefined;
    return text !== undefined && text === typed?.trim();
  },
});
