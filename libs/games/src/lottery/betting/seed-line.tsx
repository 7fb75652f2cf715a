import { useLotteryDrawQuery } from '@livery/api/lottery';
import { Lazy } from '@livery/kit/lazy/lazy';
import { LockIcon } from '@livery/ui/icons/lock';
import { Pressable } from '@livery/ui/pressable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDrawSheet } from '../draw-details/lazy-draw-sheet.ts';
import styles from './betting.module.css';

/** Number of digits of the hash that the line shows. The sheet shows the complete hash. */
const shownDigits = 16;

interface SeedLineProps {
  readonly code: string;
  /** Number of the open draw. */
  readonly numero: string;
}

/**
 * Line with the hash of the open draw's seed. The seed is a random value that stays secret until the draw. A member who
 * reads the hash before placing a bet can later check that the gateway has not changed the seed. A tap opens the proof
 * of the draw.
 */
export function SeedLine({ code, numero }: SeedLineProps) {
  const { t } = useTranslation('lottery');
  const { currentData } = useLotteryDrawQuery({ code, numero });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pressable className={styles.seed} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LockIcon />
        <span>{t('proof.hash')}</span>
        <bdi dir="ltr">{currentData ? `${currentData.seedHash.slice(0, shownDigits)}…` : '…'}</bdi>
      </Pressable>
      {isOpen && (
        <Lazy module={lazyDrawSheet}>
          {({ DrawSheet }) => <DrawSheet code={code} numero={numero} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
