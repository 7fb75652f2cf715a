import { useVerifyEmailMutation } from '@livery/api/account/profile';
import { ErrorCode } from '@livery/contract/errors';
import { isApiError } from '@livery/api/client/api-error';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import { EmptyState } from '@livery/ui/empty-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../shared/auth-page.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';

/**
 * Page that the link in the verification e-mail opens. It reads the token from the URL fragment, removes it from the
 * URL and sends it to the gateway once.
 */
export const Screen = () => {
  const { t } = useTranslation(['member', 'errors', 'shell']);
  const getErrorMessage = useErrorMessage();
  const isMember = useSession() !== null;
  const [token] = useState(() => location.hash.slice(1));
  const [verify, { data, error }] = useVerifyEmailMutation();
  const isBegun = useRef(false);
  const submit = useCallback(() => void verify({ token }), [token, verify]);
  useEffect(() => {
    // The effect must run only once: the token is valid once, and React may run the effect twice.
    if (isBegun.current || token === '') return;
    isBegun.current = true;
    history.replaceState(history.state, '', paths.verifyEmail);
    submit();
  }, [submit, token]);

  const isSpent =
    token === '' ||
    (isApiError(error) && (error.code === ErrorCode.EmailLinkInvalid || error.code === ErrorCode.BadRequest));
  const onwards = (
    <Button tone="accent" href={isMember ? paths.profile : paths.login}>
      {isMember ? t('shell:title.profile') : t('verify.logIn')}
    </Button>
  );
  return (
    <AuthPage title={t('verify.title')}>
      {data && <EmptyState kind="done" title={t('verify.done')} action={onwards} />}
      {isSpent && (
        <EmptyState
          kind="not-found"
          title={t(`errors:${ErrorCode.EmailLinkInvalid}`)}
          detail={t('verify.again')}
          action={onwards}
        />
      )}
      {error && !isSpent && (
        <EmptyState
          kind="failed"
          title={getErrorMessage(error)}
          action={
            <Button tone="accent" onClick={submit}>
              {t('shell:action.retry')}
            </Button>
          }
        />
      )}
      {!data && !error && !isSpent && <Spinner aria-hidden />}
    </AuthPage>
  );
};
