import { useStartCoolOffMutation } from '@livery/api/responsible-gaming';
import type { CoolOffLength } from '@livery/contract/responsible-gaming/limit-options';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../shared/use-error-message.ts';
import styles from '../responsible-gaming.module.css';

type Kind = 'coolOff' | 'exclusion';

const lengths: Readonly<Record<Kind, readonly CoolOffLength[]>> = {
  coolOff: ['day', 'week', 'month'],
  exclusion: ['halfYear', 'year', 'forGood'],
};

/**
 * Section with buttons that start a break from playing, either for a short time (cool-off) or permanently
 * (self-exclusion). The confirmation dialog explains that a break cannot be shortened.
 */
export const CoolOffSection = () => {
  const { t } = useTranslation(['play', 'shell']);
  const getErrorMessage = useErrorMessage();
  const [pendingChoice, setPendingChoice] = useState<{ kind: Kind; length: CoolOffLength } | null>(null);
  const [startCoolOff, starting] = useStartCoolOffMutation();
  const handleConfirm = async () => {
    if (!pendingChoice) return;
    const { data } = await startCoolOff(pendingChoice);
    if (data) {
      setPendingChoice(null);
      scrollTo({ top: 0, behavior: 'smooth' });
    }
  };
  return (
    <>
      {(['coolOff', 'exclusion'] as const).map((kind) => (
        <section key={kind} className={styles.kind}>
          <h2 className={styles.heading}>{t(`break.${kind}`)}</h2>
          <p className={styles.used}>{t(`break.${kind}Text`)}</p>
          <div className={styles.choices}>
            {lengths[kind].map((length) => (
              <Button
                key={length}
                size="small"
                aria-haspopup="dialog"
                onClick={() => setPendingChoice({ kind, length })}
              >
                {t(`break.length.${length}`)}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <ConfirmDialog
        isOpen={pendingChoice !== null}
        onOpenChange={(isOpen) => !isOpen && setPendingChoice(null)}
        title={
          pendingChoice ? `${t(`break.${pendingChoice.kind}`)} · ${t(`break.length.${pendingChoice.length}`)}` : ''
        }
        confirm={t('break.confirm')}
        cancel={t('shell:action.cancel')}
        isPending={starting.isLoading}
        isDanger
        onConfirm={() => void handleConfirm()}
      >
        {starting.error ? getErrorMessage(starting.error) : t('break.question')}
      </ConfirmDialog>
    </>
  );
};
