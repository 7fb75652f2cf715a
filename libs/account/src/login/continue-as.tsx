import { useBrand } from '@livery/kit/brand';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { deviceLogin } from '../remembered/device-login.ts';
import { type RememberedLogin, rememberedLogin } from '../remembered/remembered-login.ts';
import { FailureNote } from './failure-note.tsx';
import { failureOf, type LoginFailure } from './login-failure.ts';

/** A number keeps the order of its groups where the page runs from right to left. */
const nameOf = ({ username, countryDialingCode }: RememberedLogin): string =>
  countryDialingCode === undefined ? username : `\u2066${username}\u2069`;

/** On a device that remembers a member, one tap in place of the password. */
export const ContinueAs = () => {
  const { t } = useTranslation('account');
  const { code: merchantCode } = useBrand();
  const dispatch = useDispatch();
  const [remembered, setRemembered] = useState(rememberedLogin);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const handleContinue = async () => {
    if (!remembered) return;
    setPending(true);
    const error = await deviceLogin({ dispatch, remembered, merchantCode });
    setPending(false);
    setFailure(error && failureOf(error));
    setRemembered(rememberedLogin());
  };
  return (
    <>
      {remembered && (
        <Button isWide isPending={isPending} onClick={() => void handleContinue()}>
          <bdi>{t('login.continueAs', { name: nameOf(remembered) })}</bdi>
        </Button>
      )}
      {failure && <FailureNote {...failure} />}
    </>
  );
};
