import type { botCheck } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import type { ResponseValue } from '@livery/contract/operation';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Caller } from '../../../core/http/calls/request-context.ts';
import type { Captchas } from '../captcha/captchas.ts';
import type { BotCheckProvider, WidgetPage } from './bot-check-port.ts';

/** Fields of a log-in or registration request that contain the solution of a bot check. */
export interface BotCheckSolution {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
  readonly botCheck?: string | undefined;
}

export interface BotChecks {
  /**
   * Creates a check. Set `withoutImage` for members who cannot see images. If the provider can replace the captcha
   * image, the check then has no image, but solving it takes more computing time. Otherwise `withoutImage` has no
   * effect.
   */
  readonly create: (
    merchant: Merchant,
    address: string,
    withoutImage: boolean,
  ) => Promise<ResponseValue<typeof botCheck>>;
  /**
   * Throws a GatewayError if a required part of the solution is missing or wrong. A solution is valid for one attempt.
   */
  readonly assertPassed: (merchant: Merchant, caller: Caller, solution: BotCheckSolution) => Promise<void>;
  readonly widgetPage: WidgetPage | undefined;
}

interface BotChecksDeps {
  readonly captchas: Captchas;
  readonly provider: BotCheckProvider;
  readonly hasImage: boolean;
  readonly hasProvider: boolean;
}

/**
 * Creates the service that makes automated requests such as log-ins expensive. A check consists of a captcha image, a
 * task of the provider (e.g. a proof of work), or both.
 */
export const createBotChecks = ({ captchas, provider, hasImage, hasProvider }: BotChecksDeps): BotChecks => {
  const reject = (code: ErrorCode): never => {
    throw new GatewayError(code, { value: { captcha: true, field: 'captcha' } });
  };

  return {
    widgetPage: provider.widgetPage,

    create: async ({ code }, address, withoutImage) => {
      const canSkipImage = hasImage && provider.canReplaceImage;
      const replacesImage = withoutImage && canSkipImage;
      const task = await provider.create({ merchant: code, address }, { replacesImage });
      return { image: hasImage && !replacesImage, canSkipImage, ...task };
    },

    assertPassed: async ({ code: merchant }, caller, { captcha, captchaId, botCheck }) => {
      // The solution of the provider's task is verified before the captcha digits. Therefore an attacker must solve one
      // task for each guess of the digits.
      if (hasProvider && !botCheck) return reject(ErrorCode.CaptchaRequired);
      const passed = hasProvider
        ? await provider.verify(botCheck ?? '', { merchant, address: caller.address })
        : { replacesImage: false };
      if (!passed) return reject(ErrorCode.CaptchaWrong);
      if (!hasImage || passed.replacesImage) return;
      if (!captcha) return reject(ErrorCode.CaptchaRequired);
      if (!(await captchas.check({ merchant, captchaId, caller }, captcha))) reject(ErrorCode.CaptchaWrong);
    },
  };
};
