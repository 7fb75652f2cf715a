import { type ApiError, isApiError } from '@livery/api/api-error';
import { useChangePasswordMutation } from '@livery/api/recovery';
import { getSession } from '@livery/kit/session';
import { dropPassword, holdPassword } from '../remembered/held-password.ts';
import { forgetLogin, rememberedLogin, rememberLogin } from '../remembered/remembered-login.ts';

/** Changes the password, and keeps what this page and this device know of it in step. Resolves with the failure, or null. */
export const useChangePassword = () => {
  const [change] = useChangePasswordMutation();
  return async (oldPassword: string, newPassword: string): Promise<ApiError | null> => {
    const { data, error } = await change({ oldPassword, newPassword, confirmNewPassword: newPassword });
    if (!data) return isApiError(error) ? error : { code: 'unknown', status: 0 };
    const userName = getSession()?.userName ?? '';
    const remembered = rememberedLogin();
    // Every token of the old password is void: the device gets another, or is forgotten.
    if (data.deviceToken) rememberLogin({ username: userName, ...remembered, deviceToken: data.deviceToken });
    else if (remembered) forgetLogin();
    dropPassword();
    holdPassword(userName, newPassword);
    return null;
  };
};
