import { useRainStandingQuery } from '@livery/api/rain';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../parts/loaded.tsx';
import styles from '../parts/cards.module.css';
import { FallingRain } from './falling-rain.tsx';
import { SendForm } from './send-form.tsx';
import { SentRain } from './sent-rain.tsx';

/** How often it is looked whether a rain begins, and how many envelopes are left. Milliseconds. */
const lookAgainMs = 15_000;

/** Red envelopes that fall for the member, and for an agent a way to let some fall on its team. */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'errors', 'shell']);
  const query = useRainStandingQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: lookAgainMs, skipPollingIfUnfocused: true });
  return (
    <div className={styles.root}>
      <Loaded query={query}>
        {({ falling, sending }) => (
          <>
            {falling.map((rain) => (
              <FallingRain key={rain.id} rain={rain} />
            ))}
            {falling.length === 0 && sending === null && <StateView kind="first-use" title={t('rain.none')} detail={t('rain.noneDetail')} />}
            {sending && (
              <>
                <SendForm available={sending.available} team={sending.team} />
                {sending.rains.length > 0 && (
                  <section className={styles.cards}>
                    <h2 className={styles.heading}>{t('rain.sentTitle')}</h2>
                    {sending.rains.map((rain) => (
                      <SentRain key={rain.id} rain={rain} />
                    ))}
                  </section>
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
};
