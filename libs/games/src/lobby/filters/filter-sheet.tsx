import { useGameCountQuery } from '@livery/api/catalogue/game-filters';
import { useFormat } from '@livery/kit/format/use-format';
import { useDebouncedValue } from '@livery/kit/hooks/use-debounced-value';
import { Button } from '@livery/ui/button';
import { Sheet } from '@livery/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toGameListQuery } from '../state/to-game-list-query.ts';
import { LobbyTab } from '../state/lobby-tabs.ts';
import { applyChange, getActiveFields, hasFilters, emptyFilters, type LobbyFilters } from '../state/lobby-filters.ts';
import type { LobbyState } from '../state/use-lobby-state.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';

/** Milliseconds between the last change of the filters and the request for the number of matching games. */
const debounceMs = 250;

interface FilterSheetProps {
  readonly lobby: LobbyState;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const toFilters = ({ vendor, gameClass, minBet, name }: LobbyState): LobbyFilters => ({
  vendor,
  gameClass,
  minBet,
  name,
});

/**
 * Sheet with the filters of the game list. The list does not change until the visitor taps the apply button. The button
 * shows the number of matching games.
 */
export function FilterSheet({ lobby, isOpen, onClose }: FilterSheetProps) {
  const { t } = useTranslation('lobby');
  const [draft, setDraft] = useState(() => toFilters(lobby));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Resets the draft when the sheet opens, so that it contains no changes that the visitor has not applied.
    if (isOpen) setDraft(toFilters(lobby));
  }
  const footer = (
    <div className={styles.footer}>
      <Button onClick={() => setDraft(emptyFilters)}>{t('filter.reset')}</Button>
      <ApplyButton lobby={lobby} draft={draft} />
    </div>
  );
  return (
    <Sheet isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t('filter.title')} footer={footer}>
      <FilterFields
        fields={getActiveFields(lobby.category)}
        category={lobby.category}
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        onEnter={() => lobby.choose(draft)}
      />
    </Sheet>
  );
}

/**
 * Button that applies the filters. Its label contains the number of matching games as soon as the number has loaded.
 */
function ApplyButton({ lobby, draft }: { lobby: LobbyState; draft: LobbyFilters }) {
  const { t } = useTranslation('lobby');
  const { count } = useFormat();
  const debouncedDraft = useDebouncedValue(draft, debounceMs);
  const language = useDebouncedLanguage();
  const { data, currentData, isFetching } = useGameCountQuery(
    toGameListQuery(applyChange(lobby, debouncedDraft), language),
  );
  // Without filters, the gateway's list also contains vendors, so its total is higher than the number of games. The
  // button then shows no number.
  const isUnfiltered = lobby.tab === LobbyTab.All && !hasFilters(draft);
  const isCurrent = debouncedDraft === draft && !isFetching;
  const gameCount = isCurrent ? currentData : data;
  const getLabel = () => {
    if (gameCount === undefined || isUnfiltered) return t('filter.applyPlain');
    return gameCount === 0 ? t('filter.none') : t('filter.apply', { count: gameCount, number: count(gameCount) });
  };
  return (
    <Button tone="accent" isWide disabled={isCurrent && currentData === 0} onClick={() => lobby.choose(draft)}>
      <span aria-live="polite">{getLabel()}</span>
    </Button>
  );
}
