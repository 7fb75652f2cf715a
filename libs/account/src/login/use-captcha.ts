import { useCaptchaQuery } from '@livery/api/session';

interface Captcha {
  readonly id: string | undefined;
  readonly image: string | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** The picture of the next attempt. None is fetched before one is asked for; each serves once. */
export const useCaptcha = (isNeeded: boolean): Captcha => {
  const { currentData, isFetching, isError, refetch } = useCaptchaQuery(undefined, { skip: !isNeeded });
  const captcha = isError ? undefined : currentData;
  return { id: captcha?.captchaId, image: captcha?.image, isLoading: isFetching, reload: () => void refetch() };
};
