import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { Tag } from '@livery/ui/tag';
import { useAct } from '../api/use-act.ts';
import { useContentState } from '../api/use-content-state.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Panel } from '../ui/panel.tsx';
import { useFocusFallback } from '../ui/use-focus-fallback.ts';
import { describeBrowser } from './describe-browser.ts';
import { useEndOtherOwnSessionsMutation, useEndOwnSessionMutation, useOwnSessionsQuery } from './account.api.ts';
import styles from '../ui/record-list.module.css';

/** Lists the sessions of the operator, with buttons that end them. */
export const Sessions = () => {
  const t = useTexts('account');
  const format = useFormat();
  const act = useAct();
  const state = useContentState(useOwnSessionsQuery());
  const [end, ending] = useEndOwnSessionMutation();
  const [endOthers, endingOthers] = useEndOtherOwnSessionsMutation();
  const hasOthers = state.data?.list.some(({ isThis }) => !isThis) ?? false;
  const focusFallback = useFocusFallback<HTMLDivElement>();
  return (
    <div {...focusFallback}>
      <Panel
        title={t('sessions.title')}
        actions={
          hasOthers && (
            <Button isPending={endingOthers.isLoading} onClick={() => void act(endOthers(), t('sessions.othersEnded'))}>
              {t('sessions.endOthers')}
            </Button>
          )
        }
      >
        <AsyncContent state={state}>
          {({ list }) => (
            <ul className={styles.list}>
              {list.map((session) => (
                <li key={session.id} className={styles.item}>
                  <div className={styles.text}>
                    <bdi>{describeBrowser(session.userAgent)}</bdi>
                    <span className={styles.detail}>
                      <bdi>{session.address}</bdi>
                      {` · ${t(`sessions.method.${session.method}`)} · `}
                      {t('sessions.line', {
                        started: format.time(session.startedAt),
                        seen: format.time(session.lastSeenAt),
                      })}
                    </span>
                  </div>
                  {session.isThis ? (
                    <Tag tone="success">{t('sessions.this')}</Tag>
                  ) : (
                    <Button
                      size="small"
                      isPending={ending.isLoading && ending.originalArgs?.id === session.id}
                      onClick={() => void act(end({ id: session.id }), t('sessions.ended'))}
                    >
                      {t('sessions.end')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </AsyncContent>
      </Panel>
    </div>
  );
};
