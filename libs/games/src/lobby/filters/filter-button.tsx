import { IconButton } from '@livery/ui/icon-button';
import { FiltersIcon } from '@livery/ui/icons/filters';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@livery/kit/format/use-format';
import type { LobbyState } from '../state/use-lobby-state.ts';
import { SectionBoundary } from '../../section/section-boundary.tsx';
import styles from './filters.module.css';
import { useFilterPanel } from './use-filter-panel.ts';

const lazyFilterSheet = createLazyModule(() => import('./filter-sheet.tsx'));

/** Button that opens the filters. It shows the number of active filters. */
export function FilterButton({ lobby }: { lobby: LobbyState }) {
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
        <SectionBoundary>
          <Lazy module={lazyFilterSheet}>
            {({ FilterSheet }) => <FilterSheet lobby={lobby} isOpen={isOpen} onClose={close} />}
          </Lazy>
        </SectionBoundary>
      )}
    </>
  );
}
