import { useTakeBreakMutation } from '@livery/api/limits';
import type { BreakLength } from '@livery/contract/play-choices';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import styles from './play-limits.module.css';

type Kind = 'coolOff' | 'exclusion';

const lengths: Readonly<Record<Kind, readonly BreakLength[]>> = {
  coolOff: ['day', 'week', 'month'],
  exclusion: ['halfYear', 'year', 'forGood'],
};

/** Breaks: short ones to cool off, long ones to stop. Nobody shortens one, and the question before it says so. */
export const BreakSection = () => {
  const { t } = useTranslation(['play', 'shell']);
  const phrase = useErrorPhrase();
  const [asking, setAsking] = useState<{ kind: Kind; length: BreakLength } | null>(null);
  const [take, taking] = useTakeBreakMutation();
  const handleConfirm = async () => {
    if (!asking) return;
    const { data } = await take(asking);
    if (data) {
      setAsking(null);
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
              <Button key={length} size="small" aria-haspopup="dialog" onClick={() => setAsking({ kind, length })}>
                {t(`break.length.${length}`)}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title={asking ? `${t(`break.${asking.kind}`)} · ${t(`break.length.${asking.length}`)}` : ''}
        confirm={t('break.confirm')}
        cancel={t('shell:action.cancel')}
        isPending={taking.isLoading}
        isDanger
        onConfirm={() => void handleConfirm()}
      >
        {taking.error ? phrase(taking.error) : t('break.question')}
      </ConfirmDialog>
    </>
  );
};
