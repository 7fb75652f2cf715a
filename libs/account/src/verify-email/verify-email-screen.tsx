import { useVerifyEmailMutation } from '@livery/api/profile';
import { ErrorCode } from '@livery/contract/errors';
import { isApiError } from '@livery/api/api-error';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import { StateView } from '@livery/ui/state-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../entry/entry-page.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';

/** Where the link of the mail leads. Its token stands after the hash sign, is taken out of the address at once and shown to the gateway one time. */
export const Screen = () => {
  const { t } = useTranslation(['member', 'errors', 'shell']);
  const phrase = useErrorPhrase();
  const isMember = useSession() !== null;
  const [token] = useState(() => location.hash.slice(1));
  const [verify, { data, error }] = useVerifyEmailMutation();
  const isBegun = useRef(false);
  const ask = useCallback(() => void verify({ token }), [token, verify]);
  useEffect(() => {
    // A link serves once, and effects may run twice.
    if (isBegun.current || token === '') return;
    isBegun.current = true;
    history.replaceState(history.state, '', paths.verifyEmail);
    ask();
  }, [ask, token]);

  const isSpent =
    token === '' ||
    (isApiError(error) && (error.code === ErrorCode.EmailLinkInvalid || error.code === ErrorCode.BadRequest));
  const onwards = (
    <Button tone="accent" href={isMember ? paths.profile : paths.login}>
      {isMember ? t('shell:title.profile') : t('verify.logIn')}
    </Button>
  );
  return (
    <EntryPage title={t('verify.title')}>
      {data && <StateView kind="done" title={t('verify.done')} action={onwards} />}
      {isSpent && (
        <StateView
          kind="not-found"
          title={t(`errors:${ErrorCode.EmailLinkInvalid}`)}
          detail={t('verify.again')}
          action={onwards}
        />
      )}
      {error && !isSpent && (
        <StateView
          kind="failed"
          title={phrase(error)}
          action={
            <Button tone="accent" onClick={ask}>
              {t('shell:action.retry')}
            </Button>
          }
        />
      )}
      {!data && !error && !isSpent && <Spinner aria-hidden />}
    </EntryPage>
  );
};
