import { useGameVendorsQuery } from '@livery/api/games';
import { useFormat } from '@livery/kit/use-format';
import { Chip } from '@livery/ui/chip';
import { useTranslation } from 'react-i18next';
import { nothingNarrowed, type Narrowing } from '../game-list/lobby-filter.ts';
import type { Lobby } from '../game-list/use-lobby-filter.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import styles from './filter.module.css';
import { useClasses } from './use-classes.ts';

/** What narrows the list, each to be taken off. The name stands in the search box above, which clears it. */
export function ActiveFilters({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby');
  const { money } = useFormat();
  const { category, vendor, gameClass, minBet, choose } = lobby;
  const classes = useClasses(category);
  const { data } = useGameVendorsQuery({ language: useSettledLanguage() });
  const vendors = data?.sorting.flatMap(({ vendorNames }) => vendorNames);
  const active: readonly (readonly [keyof Narrowing, string])[] = [
    ['gameClass', gameClass && (classes.find(({ key }) => key === gameClass)?.name ?? gameClass)],
    ['minBet', minBet && t('filter.stake', { amount: money(minBet) })],
    ['vendor', vendor && (vendors?.find(({ vassalage }) => vassalage === vendor)?.displayName ?? vendor)],
  ];
  const shown = active.filter(([, word]) => word !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('filter.active')}>
      {shown.map(([field, word]) => (
        <li key={field}>
          <Chip isRemovable aria-label={t('filter.remove', { name: word })} onClick={() => choose({ [field]: '' })}>
            {word}
          </Chip>
        </li>
      ))}
      {shown.length > 1 && (
        <li>
          <Chip onClick={() => choose({ ...nothingNarrowed, name: lobby.name })}>{t('filter.clear')}</Chip>
        </li>
      )}
    </ul>
  );
}
