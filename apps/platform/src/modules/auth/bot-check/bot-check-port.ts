import type { botCheck } from '@livery/contract/auth/session';
import type { ResponseValue } from '@livery/contract/operation';
import { definePort } from '../../../core/ports/ports.ts';

export interface BotCheckScope {
  /** Code of the brand. A solution for one brand is invalid at another. */
  readonly merchant: string;
  /** IP address of the caller. */
  readonly address: string;
}

/** Data with which the page solves a check, in the format of the API. */
export type BotCheckTask = Pick<ResponseValue<typeof botCheck>, 'proofOfWork' | 'widget'>;

/** Page with the widget of an outside service. The app shows it in a frame, so that it needs no foreign script itself. */
export interface WidgetPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** Makes automatic attempts expensive, in addition to the image or in place of it. */
export interface BotCheckProvider {
  /** True if a caller can get a check that replaces the image, for example because they cannot see it. */
  readonly canReplaceImage: boolean;
  readonly create: (scope: BotCheckScope, options: { readonly replacesImage: boolean }) => Promise<BotCheckTask>;
  /** Checks a solution, which is valid once. Returns undefined if it is wrong, used or expired. */
  readonly verify: (solution: string, scope: BotCheckScope) => Promise<{ readonly replacesImage: boolean } | undefined>;
  readonly widgetPage?: WidgetPage;
}

/** Provider for a gateway that only uses images. Every solution is right. */
const imageOnly: BotCheckProvider = {
  canReplaceImage: false,
  create: async () => ({}),
  verify: async () => ({ replacesImage: false }),
};

export const botCheckPort = definePort<BotCheckProvider>('bot check', imageOnly);
