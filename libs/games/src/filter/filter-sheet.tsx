import { useGameCountQuery } from '@livery/api/game-filters';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { Sheet } from '@livery/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listQuery } from '../game-list/list-query.ts';
import { ListTab } from '../game-list/list-tabs.ts';
import { changed, fieldsOf, isNarrowed, nothingNarrowed, type Narrowing } from '../game-list/lobby-filter.ts';
import type { Lobby } from '../game-list/use-lobby-filter.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter.module.css';
import { useSettled } from './use-settled.ts';

interface FilterSheetProps {
  readonly lobby: Lobby;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const narrowingOf = ({ vendor, gameClass, minBet, name }: Lobby): Narrowing => ({ vendor, gameClass, minBet, name });

/** What narrows the list, chosen at leisure: nothing changes until it is applied, and how many games are left is said before. */
export function FilterSheet({ lobby, isOpen, onClose }: FilterSheetProps) {
  const { t } = useTranslation('lobby');
  const [draft, setDraft] = useState(() => narrowingOf(lobby));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // What was not applied last time is forgotten.
    if (isOpen) setDraft(narrowingOf(lobby));
  }
  const footer = (
    <div className={styles.footer}>
      <Button onClick={() => setDraft(nothingNarrowed)}>{t('filter.reset')}</Button>
      <ApplyButton lobby={lobby} draft={draft} />
    </div>
  );
  return (
    <Sheet isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t('filter.title')} footer={footer}>
      <FilterFields
        fields={fieldsOf(lobby.category)}
        category={lobby.category}
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        onEnter={() => lobby.choose(draft)}
      />
    </Sheet>
  );
}

/** Applies the filters. It says how many games there are with them, once that is known. */
function ApplyButton({ lobby, draft }: { lobby: Lobby; draft: Narrowing }) {
  const { t } = useTranslation('lobby');
  const { count } = useFormat();
  const settled = useSettled(draft);
  const language = useSettledLanguage();
  const { data, currentData, isFetching } = useGameCountQuery(listQuery(changed(lobby, settled), language));
  // The whole list also has vendors among its games: it is not counted.
  const isWhole = lobby.tab === ListTab.All && !isNarrowed(draft);
  const isCurrent = settled === draft && !isFetching;
  const known = isCurrent ? currentData : data;
  const label =
    known === undefined || isWhole
      ? t('filter.applyPlain')
      : known === 0
        ? t('filter.none')
        : t('filter.apply', { count: known, number: count(known) });
  return (
    <Button tone="accent" isWide disabled={isCurrent && currentData === 0} onClick={() => lobby.choose(draft)}>
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
