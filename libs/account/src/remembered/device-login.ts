import { type ApiError, isApiError } from '@livery/api/api-error';
import { wpsApi } from '@livery/api/client';
import { sessionEndpoints } from '@livery/api/session';
import { ErrorCode } from '@livery/contract/errors';
import { getSession } from '@livery/kit/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { enterSession } from './enter-session.ts';
import { forgetLogin, type RememberedLogin } from './remembered-login.ts';

interface DeviceLogin {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly remembered: RememberedLogin;
  readonly merchantCode: string;
}

/**
 * Logs in by what the device remembers. Null when a session is open; otherwise
 * why not. A device that the gateway refuses is forgotten; one that could not
 * be asked about is kept.
 */
export const deviceLogin = async ({ dispatch, remembered, merchantCode }: DeviceLogin): Promise<ApiError | null> => {
  const { deviceToken, ...by } = remembered;
  const { data, error } = await dispatch(
    sessionEndpoints.login.initiate({ type: 'device', ...by, password: deviceToken, remember: true }),
  );
  // The member may have logged in by hand in the meantime.
  if (getSession()) return null;
  if (data) {
    enterSession({ value: { ...data, deviceToken: data.deviceToken ?? deviceToken }, ...by, merchantCode });
    dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    return null;
  }
  const failure: ApiError = isApiError(error) ? error : { code: 'unknown', status: 0 };
  if (failure.code === ErrorCode.LoginFailed) forgetLogin();
  return failure;
};
