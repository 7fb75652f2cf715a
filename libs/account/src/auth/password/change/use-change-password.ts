import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { useChangePasswordMutation } from '@livery/api/auth/recovery';
import { getSession } from '@livery/kit/session';
import { defaultEndedAccess, type EndedAccess } from '../ended-access/ended-access-fields.tsx';
import { forgetPassword, rememberPassword } from '../../remember-me/password-memory.ts';
import { clearRememberedLogin, getRememberedLogin, rememberLogin } from '../../remember-me/remembered-login.ts';

/**
 * Returns a function that changes the password at the gateway. After a success, the function also replaces the login
 * data that this device stores: the password in memory and the device token. It resolves with null after a success,
 * otherwise with the error.
 */
export const useChangePassword = () => {
  const [change] = useChangePasswordMutation();
  return async (
    oldPassword: string,
    newPassword: string,
    endedAccess: EndedAccess = defaultEndedAccess,
  ): Promise<ApiError | null> => {
    const { data, error } = await change({
      oldPassword,
      newPassword,
      confirmNewPassword: newPassword,
      ...endedAccess,
    });
    if (!data) return isApiError(error) ? error : { code: 'unknown', status: 0 };
    const userName = getSession()?.userName ?? '';
    const remembered = getRememberedLogin();
    // If the member has chosen to end the other sessions, the gateway also revokes all device tokens. With a device
    // token, a device logs in without a password. The response may contain a new token for this device.
    if (data.deviceToken) rememberLogin({ username: userName, ...remembered, deviceToken: data.deviceToken });
    else if (remembered && endedAccess.endSessions) clearRememberedLogin();
    forgetPassword();
    rememberPassword(userName, newPassword);
    return null;
  };
};
