import { IconButton } from '@livery/ui/icon-button';
import { FiltersIcon } from '@livery/ui/icons/filters';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@livery/kit/use-format';
import type { Lobby } from '../game-list/use-lobby-filter.ts';
import { part } from '../section/part.tsx';
import { Section } from '../section/section.tsx';
import styles from './filter.module.css';
import { useFilterPanel } from './use-filter-panel.ts';

const FilterSheet = part(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet));

/** Opens the filters, and says how many are on. */
export function FilterButton({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby');
  const { count } = useFormat();
  const { isOpen, open, close } = useFilterPanel();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const active = [lobby.vendor, lobby.gameClass, lobby.minBet].filter(Boolean).length;
  return (
    <>
      <IconButton
        label={active ? t('filter.openWith', { number: count(active) }) : t('filter.open')}
        aria-haspopup="dialog"
        onClick={open}
        className={styles.button}
      >
        <FiltersIcon />
        {active > 0 && <span className={styles.active}>{count(active)}</span>}
      </IconButton>
      {wasOpen && (
        <Section>
          <Suspense>
            <FilterSheet lobby={lobby} isOpen={isOpen} onClose={close} />
          </Suspense>
        </Section>
      )}
    </>
  );
}
