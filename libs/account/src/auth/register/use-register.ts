import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { wpsApi } from '@livery/api/client';
import { type RegisterRequest, useRegisterByMobileMutation, useRegisterMutation } from '@livery/api/auth/registration';
import type { RegisterMode } from '@livery/contract/auth/registration';
import { useBrand } from '@livery/kit/brand';
import { setSession } from '@livery/kit/session';
import { randomUuid } from '@livery/kit/random-uuid';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { rememberLogin } from '../remember-me/remembered-login.ts';
import { rememberPassword } from '../remember-me/password-memory.ts';

export type RegisterState =
  | { readonly status: 'ready' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: ApiError };

interface Registering {
  readonly state: RegisterState;
  /**
   * Sends the request. Resolves with null when the new member is logged in, and with the error after a failure. If
   * another request is running, sends nothing and resolves with undefined.
   */
  readonly register: (mode: RegisterMode, request: RegisterRequest) => Promise<ApiError | null | undefined>;
}

/**
 * Returns a key that identifies the new member of a request. Requests with the same key get the same request id, so
 * that the gateway creates only one member for them.
 */
const getSubject = ({ username, mobileNum, password }: RegisterRequest): string =>
  JSON.stringify([username, mobileNum, password]);

/**
 * Returns a function that sends the registration request. Only one request runs at a time. If no response was received,
 * the next request has the same request id. The gateway then does not create a second member.
 */
export const useRegister = (): Registering => {
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const [byName] = useRegisterMutation();
  const [byMobile] = useRegisterByMobileMutation();
  const [state, setState] = useState<RegisterState>({ status: 'ready' });
  const isRunning = useRef(false);
  const sent = useRef<{ subject: string; requestId: string }>(undefined);

  const register: Registering['register'] = async (mode, request) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ status: 'pending' });
    const subject = getSubject(request);
    if (sent.current?.subject !== subject) sent.current = { subject, requestId: randomUuid() };
    const { data, error } = await (mode === 'mobile' ? byMobile : byName)({
      ...request,
      requestId: sent.current.requestId,
    });
    isRunning.current = false;
    if (!data) {
      const failure: ApiError = isApiError(error) ? error : { code: 'unknown', status: 0 };
      // After a rejection by the gateway, the next attempt gets a new request id. After a network error (status 0) or a
      // server error, the gateway may have created the member. The next attempt then has the same request id, so that
      // the gateway does not create a second member.
      if (failure.status !== 0 && failure.status < 500) sent.current = undefined;
      setState({ status: 'failed', error: failure });
      return failure;
    }
    const { token, userName, customerType: type, firstTimeLogin, deviceToken } = data;
    if (request.password) rememberPassword(userName, request.password);
    if (deviceToken) rememberLogin({ username: userName, deviceToken });
    setSession({ token, userName, merchantCode, type, firstTimeLogin });
    dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    return null;
  };

  return { state, register };
};
