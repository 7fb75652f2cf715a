import { isApiError } from '@livery/api/client/api-error';
import { useBotCheckQuery } from '@livery/api/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useProofOfWork } from './use-proof-of-work.ts';

export interface BotCheckFields {
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly botCheck?: string;
}

export interface BotCheck {
  /** True when the form must show a captcha image with an input field for its digits. */
  readonly needsImage: boolean;
  readonly image: string | undefined;
  readonly isImageLoading: boolean;
  /**
   * Status of the bot check, except for its captcha image. `none` if the gateway requires no check or only a captcha
   * image.
   */
  readonly status: 'none' | 'loading' | 'working' | 'done' | 'failed';
  /** Progress of the proof of work (a computation of the device that slows down bots), from 0 to 1. */
  readonly progress: number;
  /** Path of the gateway page with the bot-check widget of an external service. Undefined if there is no widget. */
  readonly widgetPath: string | undefined;
  readonly onToken: (token: string) => void;
  readonly onWidgetFailed: () => void;
  /** True when the member can do a longer proof of work instead of reading the captcha image. */
  readonly canSkipImage: boolean;
  readonly isImageSkipped: boolean;
  readonly skipImage: () => void;
  readonly reloadImage: () => void;
  /**
   * Loads a new bot check and a new captcha image. Call it after each failed attempt to submit the form, because a
   * check is valid for only one attempt.
   */
  readonly renew: () => void;
  /**
   * Resolves with the form fields that prove that the check is solved, or with undefined if the check failed. `typed`
   * contains the digits of the captcha image that the member has entered.
   */
  readonly solve: (typed: string) => Promise<BotCheckFields | undefined>;
}

/** Returns a copy of `check` whose functions `reloadImage` and `renew` call `clear` before they load another image. */
export const clearBeforeReload = (check: BotCheck, clear: () => void): BotCheck => {
  const runCleared = (reload: () => void) => () => {
    clear();
    reload();
  };
  return { ...check, reloadImage: runCleared(check.reloadImage), renew: runCleared(check.renew) };
};

/** Loads and solves the bot check of a form. No request is sent while `isNeeded` is false. */
export const useBotCheck = (isNeeded: boolean): BotCheck => {
  const [isImageSkipped, setImageSkipped] = useState(false);
  const [token, setToken] = useState('');
  const [hasWidgetFailed, setWidgetFailed] = useState(false);
  const query = useBotCheckQuery(
    isImageSkipped ? { withoutImage: 'true' } : {},
    // A new request after a reconnection would return another task, and the work that the device has already done would
    // be lost.
    { skip: !isNeeded, refetchOnReconnect: false },
  );
  // True if the gateway does not support the bot check. The form then uses only the captcha image.
  const isUnknown = query.isError && isApiError(query.error) && query.error.code === ErrorCode.NotFound;
  const task = query.isFetching || query.isError ? undefined : query.currentData;
  const { proofOfWork, widget } = task ?? {};
  const work = useProofOfWork(proofOfWork);
  const needsImage = isNeeded && (query.currentData?.image ?? query.isError);
  const captcha = useCaptcha(needsImage);

  const getStatus = (): BotCheck['status'] => {
    if (!isNeeded || isUnknown) return 'none';
    if (query.isError || hasWidgetFailed) return 'failed';
    if (!task) return 'loading';
    if (proofOfWork) return work.status;
    if (widget) return token === '' ? 'working' : 'done';
    return 'none';
  };
  const status = getStatus();

  const getSolution = async (): Promise<string | undefined> => (proofOfWork ? work.wait() : token || undefined);

  const renew = () => {
    setToken('');
    setWidgetFailed(false);
    if (isNeeded) void query.refetch();
    captcha.reload();
  };

  return {
    needsImage,
    image: captcha.image,
    isImageLoading: captcha.isLoading,
    status,
    progress: work.progress,
    widgetPath: widget?.path,
    onToken: setToken,
    onWidgetFailed: () => setWidgetFailed(true),
    canSkipImage: needsImage && query.currentData?.canSkipImage === true,
    isImageSkipped,
    skipImage: () => setImageSkipped(true),
    reloadImage: captcha.reload,
    renew,
    solve: async (typed) => {
      const imageFields = needsImage && captcha.id ? { captcha: typed, captchaId: captcha.id } : {};
      if (status === 'none') return imageFields;
      const botCheck = await getSolution();
      return botCheck === undefined ? undefined : { ...imageFields, botCheck };
    },
  };
};
