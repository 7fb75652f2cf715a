import { useRedPacketStatusQuery } from '@livery/api/red-packets';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useSession } from '@livery/kit/session';
import { AsyncContent } from '@livery/ui/async-content';
import { Page, Section } from '@livery/ui/page';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { PayoutGate } from '../shared/payout-gate.tsx';
import { RainOverlay } from './rain-overlay.tsx';
import { SendForm } from './send-form.tsx';
import { SentRedPackets } from './sent-red-packets.tsx';

/**
 * Milliseconds between two requests for the active red packet rains (timed giveaways) and the number of red packets
 * that are left.
 */
const pollIntervalMs = 15_000;

/**
 * Lists the active red packet rains (timed giveaways) for the member. An agent also sees a form to send a rain to the
 * team. During a break from play, the member sees no rains.
 */
export const Screen = () => {
  const { t } = useTranslation(['contracts', 'errors', 'shell']);
  const isOnBreak = useSession()?.pause !== undefined;
  const queryState = useQueryState(
    useRedPacketStatusQuery(undefined, {
      refetchOnMountOrArgChange: true,
      pollingInterval: pollIntervalMs,
      skipPollingIfUnfocused: true,
    }),
  );
  return (
    <Page>
      <AsyncContent state={queryState}>
        {({ falling, sending }) => (
          <>
            {!isOnBreak && falling.map((rain) => <RainOverlay key={rain.id} rain={rain} />)}
            {(isOnBreak || falling.length === 0) && sending === null && (
              <EmptyState kind="first-use" title={t('rain.none')} detail={t('rain.noneDetail')} />
            )}
            {sending && (
              <>
                <PayoutGate hasPaymentPassword={sending.hasPaymentPassword} payoutsHeldUntil={sending.payoutsHeldUntil}>
                  <SendForm available={sending.available} team={sending.team} />
                </PayoutGate>
                {sending.rains.length > 0 && (
                  <Section heading={t('rain.sentTitle')}>
                    {sending.rains.map((rain) => (
                      <SentRedPackets key={rain.id} rain={rain} />
                    ))}
                  </Section>
                )}
              </>
            )}
          </>
        )}
      </AsyncContent>
    </Page>
  );
};
