import { useCaptchaQuery } from '@livery/api/auth/session';
import { useReducer } from 'react';
import { randomUuid } from '../../shared/random-uuid.ts';

interface Captcha {
  /** Id of the image. The request sends it with the digits. */
  readonly id: string | undefined;
  readonly image: string | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/**
 * Loads the captcha image for the next attempt, under an id that the client creates. Sends no request until a captcha
 * is needed. Each image is valid for one attempt.
 */
export const useCaptcha = (isNeeded: boolean): Captcha => {
  const [captchaId, reload] = useReducer(randomUuid, undefined, randomUuid);
  const { currentData, isFetching, isError } = useCaptchaQuery({ captchaId }, { skip: !isNeeded });
  const image = isError ? undefined : currentData;
  return { id: image && captchaId, image, isLoading: isFetching, reload };
};
