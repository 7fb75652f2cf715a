import type { botCheck } from '@livery/contract/auth/session';
import type { ResponseValue } from '@livery/contract/operation';
import { definePort } from '../../../core/ports/ports.ts';

export interface BotCheckScope {
  /** Code of the brand. A solution for one brand is invalid at another. */
  readonly merchant: string;
  /** IP address of the caller. */
  readonly address: string;
}

/**
 * Task that the caller's page must solve, in the format of the API. It is a proof of work or the widget of an external
 * service. An object without these two fields means that there is no task.
 */
export type BotCheckTask = Pick<ResponseValue<typeof botCheck>, 'proofOfWork' | 'widget'>;

/**
 * Page with the bot-check widget of an external service. The app shows this page in a frame, so that the app itself
 * loads no third-party script.
 */
export interface WidgetPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/**
 * Provider of a bot check, which makes automated requests such as log-ins expensive. The check is used in addition to
 * the captcha image, or instead of it.
 */
export interface BotCheckProvider {
  /**
   * True if a caller can request a check that replaces the captcha image, for example because the caller cannot see the
   * image.
   */
  readonly canReplaceImage: boolean;
  readonly create: (scope: BotCheckScope, options: { readonly replacesImage: boolean }) => Promise<BotCheckTask>;
  /**
   * Verifies a solution. Each solution is accepted once. Returns undefined if the solution is wrong, used or expired.
   * In the result, `replacesImage` is true if no captcha image is necessary.
   */
  readonly verify: (solution: string, scope: BotCheckScope) => Promise<{ readonly replacesImage: boolean } | undefined>;
  readonly widgetPage?: WidgetPage;
}

/** Provider for a gateway that uses captcha images only. It creates no task, so it accepts every solution. */
const imageOnly: BotCheckProvider = {
  canReplaceImage: false,
  create: async () => ({}),
  verify: async () => ({ replacesImage: false }),
};

export const botCheckPort = definePort<BotCheckProvider>('bot check', imageOnly);
