import { useIdentityCheckQuery } from '@livery/api/identity';
import { useAnswer } from '@livery/kit/use-answer';
import { Badge } from '@livery/ui/badge';
import { Loaded } from '@livery/ui/loaded';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { IdentityForm } from './identity-form.tsx';
import styles from './identity.module.css';

/** Milliseconds between two looks while a decision is awaited. */
const lookEvery = 8000;

const tones = { pending: 'accent', verified: 'success', rejected: 'danger' } as const;

/** How far the proof of identity is, and, where one is wanted, the form for it. */
export const Screen = () => {
  const { t } = useTranslation(['security', 'feedback', 'errors', 'shell']);
  const first = useIdentityCheckQuery(undefined, { refetchOnMountOrArgChange: true });
  const answer = useAnswer(
    useIdentityCheckQuery(undefined, {
      pollingInterval: first.data?.state === 'pending' ? lookEvery : 0,
      skipPollingIfUnfocused: true,
    }),
  );
  return (
    <div className={page.root}>
      <Loaded answer={answer}>
        {({ state, reason }) => (
          <>
            {state !== 'none' && (
              <section className={styles.state}>
                <Badge tone={tones[state]}>{t(`identity.state.${state}`)}</Badge>
                <p>{t(reason ? `identity.reason.${reason}` : `identity.text.${state}`)}</p>
              </section>
            )}
            {(state === 'none' || state === 'rejected') && <IdentityForm />}
          </>
        )}
      </Loaded>
      <p className={page.note}>{t('identity.privacy')}</p>
    </div>
  );
};
