import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { useChangePasswordMutation } from '@livery/api/auth/recovery';
import { getSession } from '@livery/kit/session';
import { defaultEndedAccess, type EndedAccess } from '../ended-access/ended-access-fields.tsx';
import { forgetPassword, rememberPassword } from '../../remember-me/password-memory.ts';
import { clearRememberedLogin, getRememberedLogin, rememberLogin } from '../../remember-me/remembered-login.ts';

/**
 * Returns a function that changes the password at the gateway. After a success, that function also updates the
 * password in memory and the device token of the remembered login. It resolves with the error, or with null after a
 * success.
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
    // If the member ends the other sessions, the gateway also invalidates all device tokens (tokens for a login
    // without a password). The response may contain a new token for this device.
    if (data.deviceToken) rememberLogin({ username: userName, ...remembered, deviceToken: data.deviceToken });
    else if (remembered && endedAccess.endSessions) clearRememberedLogin();
    forgetPassword();
    rememberPassword(userName, newPassword);
    return null;
  };
};
