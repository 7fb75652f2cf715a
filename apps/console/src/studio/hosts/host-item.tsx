import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { Tag, type Tone } from '@livery/ui/tag';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { HostProof } from './host-proof.tsx';
import {
  type BrandHost,
  useAddBrandHostMutation,
  useCheckBrandHostMutation,
  useRemoveBrandHostMutation,
} from './hosts.api.ts';
import cards from '../../ui/card-list.module.css';
import styles from './hosts.module.css';

const tones: Readonly<Record<BrandHost['state'], Tone>> = {
  unclaimed: 'wait',
  waiting: 'wait',
  failed: 'danger',
  verified: 'success',
  expired: 'danger',
};

interface HostItemProps {
  readonly brand: string;
  readonly host: BrandHost;
  /** Content beside the name, such as a note that this is the main host. */
  readonly note?: ReactNode;
  /** Additional buttons of the host. */
  readonly actions?: ReactNode;
}

/** One host: its state, the next action, and the proof of control over the host if a proof is needed. */
export const HostItem = ({ brand, host, note, actions }: HostItemProps) => {
  const t = useTexts('hosts');
  const isPermitted = usePermissions();
  const isWarned = host.state === 'verified' && host.lostSince !== null;
  const needsProof = host.state === 'waiting' || host.state === 'failed' || isWarned;
  return (
    <li className={cards.item}>
      <div className={cards.head}>
        <div className={styles.name}>
          <strong dir="ltr">{host.unicode}</strong>
          {host.unicode !== host.host && (
            <code className={cards.detail} dir="ltr">
              {host.host}
            </code>
          )}
          {note}
        </div>
        <Tag tone={isWarned ? 'danger' : tones[host.state]}>{isWarned ? t('warned') : t(`state.${host.state}`)}</Tag>
      </div>
      <HostFacts host={host} />
      {isPermitted('hosts:write', brand) && (
        <div className={cards.actions}>
          <HostActions brand={brand} host={host} />
          {actions}
        </div>
      )}
      {host.proof && needsProof && <HostProof proof={host.proof} />}
    </li>
  );
};

/**
 * Describes a host in sentences: the state of its verification, the result of the last check, and the time of the
 * next check.
 */
const HostFacts = ({ host }: { readonly host: BrandHost }) => {
  const t = useTexts('hosts');
  const format = useFormat();
  const { state, reason, found, method, source, isServed, lastCheckedAt, nextCheckAt, lostSince, endsAt } = host;
  const isOpen = state === 'waiting' || state === 'failed';
  return (
    <div className={styles.facts}>
      {source === 'file' && <p>{t('fromFile')}</p>}
      {state === 'unclaimed' && <p>{t('unclaimed')}</p>}
      {state === 'expired' && <p>{t('expired')}</p>}
      {state === 'verified' && source === 'console' && <p>{isServed ? t('served') : t('notServed')}</p>}
      {method && <p className={cards.detail}>{t(`foundBy.${method}`)}</p>}
      {reason && <p className={state === 'waiting' ? undefined : styles.problem}>{t(`reason.${reason}`)}</p>}
      {found !== null && (
        <p className={cards.detail}>
          {t('found')} <code dir="ltr">{found}</code>
        </p>
      )}
      {lostSince && endsAt && (
        <p className={styles.problem}>{t('lost', { since: format.time(lostSince), end: format.time(endsAt) })}</p>
      )}
      {isOpen && endsAt && <p className={cards.detail}>{t('ends', { time: format.time(endsAt) })}</p>}
      {lastCheckedAt && (
        <p className={cards.detail}>
          {t('checked', { time: format.time(lastCheckedAt) })}
          {nextCheckAt && <> {t('next', { time: format.time(nextCheckAt) })}</>}
        </p>
      )}
    </div>
  );
};

const HostActions = ({ brand, host: { host, state, source, isServed } }: HostItemProps) => {
  const t = useTexts('hosts');
  const shell = useTexts('shell');
  const act = useAct();
  const [isRemoving, setRemoving] = useState(false);
  const [add, adding] = useAddBrandHostMutation();
  const [check, checking] = useCheckBrandHostMutation();
  const [remove, removing] = useRemoveBrandHostMutation();
  if (source === 'file') return null;
  const canStart = state === 'unclaimed' || state === 'expired';
  const handleRemove = async () => {
    if (await act(remove({ brand, host }), t('removed'))) setRemoving(false);
  };
  return (
    <>
      {canStart && (
        <Button size="small" isPending={adding.isLoading} onClick={() => void act(add({ brand, host }))}>
          {t('start')}
        </Button>
      )}
      {!canStart && (
        <Button size="small" isPending={checking.isLoading} onClick={() => void act(check({ brand, host }))}>
          {t('check')}
        </Button>
      )}
      {state !== 'unclaimed' && (
        <Button size="small" tone="plain" onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        onOpenChange={setRemoving}
        title={t('removeTitle', { host })}
        confirm={t('remove')}
        cancel={shell('action.cancel')}
        isPending={removing.isLoading}
        onConfirm={() => void handleRemove()}
      >
        {isServed ? t('removeServed') : t('removeDetail')}
      </ConfirmDialog>
    </>
  );
};
