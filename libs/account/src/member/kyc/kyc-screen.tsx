import { useIdentityCheckQuery } from '@livery/api/kyc';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Badge } from '@livery/ui/badge';
import { AsyncContent } from '@livery/ui/async-content';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { KycForm } from './kyc-form.tsx';
import styles from './kyc.module.css';

/**
 * Milliseconds between two requests for the status of the identity check. Requests are repeated only while the status
 * is `pending`.
 */
const pollIntervalMs = 8000;

const tones = { pending: 'accent', verified: 'success', rejected: 'danger' } as const;

/** Page with the status of the identity check. When documents are required, the page shows the upload form. */
export const Screen = () => {
  const { t } = useTranslation(['security', 'feedback', 'errors', 'shell']);
  const first = useIdentityCheckQuery(undefined, { refetchOnMountOrArgChange: true });
  const queryState = useQueryState(
    useIdentityCheckQuery(undefined, {
      pollingInterval: first.data?.state === 'pending' ? pollIntervalMs : 0,
      skipPollingIfUnfocused: true,
    }),
  );
  return (
    <div className={page.root}>
      <AsyncContent state={queryState}>
        {({ state, reason }) => (
          <>
            {state !== 'none' && (
              <section className={styles.state}>
                <Badge tone={tones[state]}>{t(`identity.state.${state}`)}</Badge>
                <p>{t(reason ? `identity.reason.${reason}` : `identity.text.${state}`)}</p>
              </section>
            )}
            {(state === 'none' || state === 'rejected') && <KycForm />}
          </>
        )}
      </AsyncContent>
      <p className={page.note}>{t('identity.privacy')}</p>
    </div>
  );
};
