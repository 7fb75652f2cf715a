import { isolateLtr } from '@livery/kit/format/bidi';
import { useBrand } from '@livery/kit/brand';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { loginWithDevice } from '../remember-me/device-login.ts';
import { type RememberedLogin, getRememberedLogin } from '../remember-me/remembered-login.ts';
import { LoginErrorMessage } from './login-error/login-error.tsx';
import { toLoginError, type LoginError } from './login-error/to-login-error.ts';

/**
 * Returns the name for display. A phone number gets Unicode bidi controls, so that the order of its digit groups is
 * also correct on a right-to-left page.
 */
const getDisplayName = ({ username, countryDialingCode }: RememberedLogin): string =>
  countryDialingCode === undefined ? username : isolateLtr(username);

/**
 * Button that logs in the member whose user name and device token this device stores. The device token replaces the
 * password. Renders no button if the device stores no login.
 */
export const ContinueAs = () => {
  const { t } = useTranslation('account');
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const [remembered, setRemembered] = useState(getRememberedLogin);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<LoginError | null>(null);
  const handleContinue = async () => {
    if (!remembered) return;
    setPending(true);
    const error = await loginWithDevice({ dispatch, remembered, merchantCode });
    setPending(false);
    setFailure(error && toLoginError(error));
    setRemembered(getRememberedLogin());
  };
  return (
    <>
      {remembered && (
        <Button isWide isPending={isPending} onClick={() => void handleContinue()}>
          <bdi>{t('login.continueAs', { name: getDisplayName(remembered) })}</bdi>
        </Button>
      )}
      {failure && <LoginErrorMessage {...failure} />}
    </>
  );
};
