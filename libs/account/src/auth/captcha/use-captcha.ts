import { useCaptchaQuery } from '@livery/api/auth/session';
import { randomUuid } from '@livery/kit/random-uuid';
import { useReducer } from 'react';

interface Captcha {
  /** Id of the captcha image. The login request sends the id together with the digits that the member has entered. */
  readonly id: string | undefined;
  readonly image: string | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/**
 * Loads a captcha image. The client creates the image's id. No request is sent while `isNeeded` is false. Each image is
 * valid for one attempt, so call `reload` after an attempt.
 */
export const useCaptcha = (isNeeded: boolean): Captcha => {
  const [captchaId, reload] = useReducer(randomUuid, undefined, randomUuid);
  const { currentData, isFetching, isError } = useCaptchaQuery(
    { captchaId },
    // After a reconnection, a new request with the same id would return an image with other digits, while the member
    // types the digits of the first image.
    { skip: !isNeeded, refetchOnReconnect: false },
  );
  const image = isError ? undefined : currentData;
  return { id: image && captchaId, image, isLoading: isFetching, reload };
};
