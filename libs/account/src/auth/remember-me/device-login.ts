import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { wpsApi } from '@livery/api/client';
import { sessionEndpoints } from '@livery/api/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { getSession } from '@livery/kit/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { startSession } from './start-session.ts';
import { clearRememberedLogin, type RememberedLogin } from './remembered-login.ts';

interface DeviceLoginParams {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly remembered: RememberedLogin;
  readonly merchantCode: string;
}

/**
 * Logs in with the device token that this device stores. Resolves with null when a session has started, otherwise with
 * the error. Deletes the token only if the gateway rejects it.
 */
export const loginWithDevice = async ({
  dispatch,
  remembered,
  merchantCode,
}: DeviceLoginParams): Promise<ApiError | null> => {
  const { deviceToken, ...by } = remembered;
  const { data, error } = await dispatch(
    sessionEndpoints.login.initiate({ type: 'device', ...by, password: deviceToken, remember: true }),
  );
  // The member may have logged in with the form during the request. That session must not be replaced.
  if (getSession()) return null;
  if (data) {
    startSession({ value: { ...data, deviceToken: data.deviceToken ?? deviceToken }, ...by, merchantCode });
    dispatch(wpsApi.util.invalidateTags(['Session', 'Wallet']));
    return null;
  }
  const failure: ApiError = isApiError(error) ? error : { code: 'unknown', status: 0 };
  if (failure.code === ErrorCode.LoginFailed) clearRememberedLogin();
  return failure;
};
