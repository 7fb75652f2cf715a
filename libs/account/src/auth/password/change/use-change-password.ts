import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { useChangePasswordMutation } from '@livery/api/auth/recovery';
import { getSession } from '@livery/kit/session';
import { defaultEndedAccess, type EndedAccess } from '../ended-access/ended-access-fields.tsx';
import { forgetPassword, rememberPassword } from '../../remember-me/password-memory.ts';
import { clearRememberedLogin, getRememberedLogin, rememberLogin } from '../../remember-me/remembered-login.ts';

/**
 * Changes the password, then updates the password and the login data that the device stores. Resolves with the error,
 * or with null after a success.
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
    // If the other sessions end, the gateway invalidates all device tokens, and the response may contain a new token.
    if (data.deviceToken) rememberLogin({ username: userName, ...remembered, deviceToken: data.deviceToken });
    else if (remembered && endedAccess.endSessions) clearRememberedLogin();
    forgetPassword();
    rememberPassword(userName, newPassword);
    return null;
  };
};
