import { useRainStandingQuery } from '@livery/api/rain';
import { useAnswer } from '@livery/kit/use-answer';
import { Loaded } from '@livery/ui/loaded';
import { Page, Section } from '@livery/ui/page';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { FallingRain } from './falling-rain.tsx';
import { SendForm } from './send-form.tsx';
import { SentRain } from './sent-rain.tsx';

/** How often it is looked whether a rain begins, and how many envelopes are left. Milliseconds. */
const lookAgainMs = 15_000;

/** Red envelopes that fall for the member, and for an agent a way to let some fall on its team. */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'errors', 'shell']);
  const answer = useAnswer(
    useRainStandingQuery(undefined, {
      refetchOnMountOrArgChange: true,
      pollingInterval: lookAgainMs,
      skipPollingIfUnfocused: true,
    }),
  );
  return (
    <Page>
      <Loaded answer={answer}>
        {({ falling, sending }) => (
          <>
            {falling.map((rain) => (
              <FallingRain key={rain.id} rain={rain} />
            ))}
            {falling.length === 0 && sending === null && (
              <StateView kind="first-use" title={t('rain.none')} detail={t('rain.noneDetail')} />
            )}
            {sending && (
              <>
                <SendForm available={sending.available} team={sending.team} />
                {sending.rains.length > 0 && (
                  <Section heading={t('rain.sentTitle')}>
                    {sending.rains.map((rain) => (
                      <SentRain key={rain.id} rain={rain} />
                    ))}
                  </Section>
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
};
