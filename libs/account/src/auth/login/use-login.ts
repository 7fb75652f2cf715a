import { wpsApi } from '@livery/api/client';
import { type LoginRequest, useLoginMutation } from '@livery/api/auth/session';
import { useBrand } from '@livery/kit/brand';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { startSession } from '../remember-me/start-session.ts';
import { rememberPassword } from '../remember-me/password-memory.ts';
import { toLoginError, type LoginError } from './login-error/to-login-error.ts';

export type LoginState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  | ({ readonly status: 'failed' } & LoginError);

interface Login {
  readonly state: LoginState;
  /** Resolves with the login error. Resolves with null after a success or when the member cancelled the attempt. */
  readonly attempt: (request: LoginRequest) => Promise<LoginError | null>;
  readonly cancel: () => void;
}

/**
 * Returns the state of the login request, and functions that send and cancel it. Only one request runs at a time.
 * When the member cancels the request, the state is `ready` again and the form shows no error.
 */
export const useLogin = (): Login => {
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const [login] = useLoginMutation();
  const [state, setState] = useState<LoginState>({ status: 'ready' });
  const running = useRef<ReturnType<typeof login>>(undefined);

  const attempt = async (request: LoginRequest): Promise<LoginError | null> => {
    // Ignores the second tap of a double tap. The button is still enabled then, because React has not rendered the
    // pending state yet.
    if (running.current) return null;
    setState({ status: 'pending' });
    running.current = login(request);
    const { data, error } = await running.current;
    running.current = undefined;
    if (data) {
      if (request.type === 'username') rememberPassword(data.userName, request.password);
      const by =
        request.type === 'sms'
          ? { username: request.username, countryDialingCode: request.countryDialingCode ?? '' }
          : { username: data.userName };
      startSession({ value: data, ...by, merchantCode });
      dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
      return null;
    }
    const failure = toLoginError(error);
    setState(failure ? { status: 'failed', ...failure } : { status: 'ready' });
    return failure;
  };

  return { state, attempt, cancel: () => running.current?.abort() };
};
