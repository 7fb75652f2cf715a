import { useCaptchaQuery } from '@livery/api/auth/session';
import { useReducer } from 'react';
import { randomUuid } from '../../shared/random-uuid.ts';

interface Captcha {
  /** What the picture is called, to be sent with what was read in it. */
  readonly id: string | undefined;
  readonly image: string | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** The picture of the next attempt, under a name that this page gives it. None is fetched before one is asked for; each serves once. */
export const useCaptcha = (isNeeded: boolean): Captcha => {
  const [captchaId, reload] = useReducer(randomUuid, undefined, randomUuid);
  const { currentData, isFetching, isError } = useCaptchaQuery({ captchaId }, { skip: !isNeeded });
  const image = isError ? undefined : currentData;
  return { id: image && captchaId, image, isLoading: isFetching, reload };
};
