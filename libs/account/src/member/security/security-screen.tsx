import { useSecurityConfigQuery, type SecurityConfig } from '@livery/api/auth/security';
import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { AtIcon } from '@livery/ui/icons/at';
import { BankIcon } from '@livery/ui/icons/bank';
import { CheckIcon } from '@livery/ui/icons/check';
import { HelpIcon } from '@livery/ui/icons/help';
import { IdCardIcon } from '@livery/ui/icons/id-card';
import { KeyIcon } from '@livery/ui/icons/key';
import { LockIcon } from '@livery/ui/icons/lock';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { ShieldIcon } from '@livery/ui/icons/shield';
import { WalletIcon } from '@livery/ui/icons/wallet';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import styles from './security-screen.module.css';
import { getSecurityStrength } from './security-strength.ts';

/**
 * Security center page. It shows the security level of the account. It links to the pages that protect the login, the
 * recovery of the account and the withdrawals.
 */
export const Screen = () => {
  useTranslation(['security', 'errors', 'shell']);
  const { WITHDRAW } = useFlags();
  const queryState = useQueryState(useSecurityConfigQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <div className={page.root}>
      <AsyncContent state={queryState} rows={6}>
        {(config) => (
          <>
            <StrengthCard config={config} />
            <LoginProtection config={config} />
            <AccountRecovery config={config} />
            {WITHDRAW && <MoneyProtection config={config} />}
          </>
        )}
      </AsyncContent>
    </div>
  );
};

interface ConfigProps {
  readonly config: SecurityConfig;
}

const LoginProtection = ({ config }: ConfigProps) => {
  const { t } = useTranslation(['security', 'shell']);
  const { count } = useFormat();
  return (
    <ListGroup heading={t('ways')}>
      <ListRow icon={<LockIcon />} label={t('password')} detail={t('passwordDetail')} href={paths.changePassword} />
      <ListRow
        icon={<KeyIcon />}
        label={t('shell:title.passkeys')}
        detail={t('passkeysDetail')}
        end={config.passkeys > 0 ? count(config.passkeys) : <State isThere={false} />}
        href={paths.passkeys}
      />
      <ListRow
        icon={<PhoneIcon />}
        label={t('shell:title.sessions')}
        detail={t('sessionsDetail')}
        end={count(config.sessions)}
        href={paths.sessions}
      />
    </ListGroup>
  );
};

const AccountRecovery = ({ config }: ConfigProps) => {
  const { t } = useTranslation(['security', 'shell']);
  return (
    <ListGroup heading={t('recovery')}>
      <ListRow
        icon={<AtIcon />}
        label={t('email')}
        end={
          config.hasEmail && !config.isEmailVerified ? (
            <span className={styles.state}>{t('unconfirmed')}</span>
          ) : (
            <State isThere={config.hasEmail} />
          )
        }
        href={paths.profile}
      />
      <ListRow
        icon={<HelpIcon />}
        label={t('shell:title.securityQuestions')}
        end={<State isThere={config.hasSecurityQuestions} />}
        href={paths.securityQuestions}
      />
      <ListRow
        icon={<IdCardIcon />}
        label={t('shell:title.identity')}
        end={<IdentityState state={config.identity} />}
        href={paths.kyc}
      />
    </ListGroup>
  );
};

const MoneyProtection = ({ config }: ConfigProps) => {
  const { t } = useTranslation('security');
  const { count } = useFormat();
  return (
    <ListGroup heading={t('money')}>
      <ListRow
        icon={<WalletIcon />}
        label={t('paymentPassword')}
        end={<State isThere={config.hasPaymentPassword} />}
        href={paths.paymentPassword}
      />
      <ListRow
        icon={<BankIcon />}
        label={t('bankCards')}
        end={config.bankCards > 0 ? count(config.bankCards) : <State isThere={false} />}
        href={paths.bankCards}
      />
    </ListGroup>
  );
};

const State = ({ isThere }: { isThere: boolean }) => {
  const { t } = useTranslation('security');
  return (
    <span className={styles.state} data-active={isThere}>
      {isThere && <CheckIcon />}
      {t(isThere ? 'set' : 'unset')}
    </span>
  );
};

const IdentityState = ({ state }: { state: SecurityConfig['identity'] }) => {
  const { t } = useTranslation('security');
  return (
    <span className={styles.state} data-active={state === 'verified'}>
      {state === 'verified' && <CheckIcon />}
      {t(`identity.state.${state}`)}
    </span>
  );
};

const StrengthCard = ({ config }: { config: SecurityConfig }) => {
  const { t } = useTranslation('security');
  const { level, have, next } = getSecurityStrength(config);
  return (
    <section className={styles.strength} data-level={level}>
      <span className={styles.shield}>
        <ShieldIcon />
      </span>
      <div>
        <h2 className={styles.title}>{t(`strength.${level}`)}</h2>
        <p className={styles.next}>{t(next ? `strength.next.${next}` : 'strength.complete')}</p>
      </div>
      <meter className={styles.meter} min={0} max={5} value={have} aria-label={t('strength.label')} />
    </section>
  );
};
