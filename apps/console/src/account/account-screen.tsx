import { AsyncContent } from '@livery/ui/async-content';
import { useContentState } from '../api/use-content-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../session/session.api.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useOwnFactorsQuery } from './account.api.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { Sessions } from './sessions.tsx';
import { TotpPanel } from './totp-panel.tsx';

/** Screen of the operator's own account: passkeys, authenticator app, recovery codes, password and sessions. */
export const AccountScreen = () => {
  const t = useTexts('account');
  const { data: me } = useWhoAmIQuery();
  const state = useContentState(useOwnFactorsQuery());
  return (
    <>
      <PageHeader title={t('title')} detail={me && <bdi>{`${me.name} · ${me.email}`}</bdi>} />
      <AsyncContent state={state}>
        {(factors) => (
          <>
            <Passkeys passkeys={factors.passkeys} />
            <TotpPanel setAt={factors.totpSetAt} />
            <RecoveryPanel left={factors.recoveryCodesLeft} />
            <PasswordPanel changedAt={factors.passwordChangedAt} />
          </>
        )}
      </AsyncContent>
      <Sessions />
    </>
  );
};
