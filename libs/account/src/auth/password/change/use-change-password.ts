import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { useChangePasswordMutation } from '@livery/api/auth/recovery';
import { getSession } from '@livery/kit/session';
import { forgetPassword, rememberPassword } from '../../remember-me/password-memory.ts';
import { clearRememberedLogin, getRememberedLogin, rememberLogin } from '../../remember-me/remembered-login.ts';

/**
 * Changes the password, then updates the password and the login that the device remembers. Resolves with the error, or
 * with null after a success.
 */
export const useChangePassword = () => {
  const [change] = useChangePasswordMutation();
  return async (oldPassword: string, newPassword: string): Promise<ApiError | null> => {
    const { data, error } = await change({ oldPassword, newPassword, confirmNewPassword: newPassword });
    if (!data) return isApiError(error) ? error : { code: 'unknown', status: 0 };
    const userName = getSession()?.userName ?? '';
    const remembered = getRememberedLogin();
    // The gateway invalidates all device tokens when the password changes. The response may contain a new token.
    if (data.deviceToken) rememberLogin({ username: userName, ...remembered, deviceToken: data.deviceToken });
    else if (remembered) clearRememberedLogin();
    forgetPassword();
    rememberPassword(userName, newPassword);
    return null;
  };
};
