import { toCalendarDay } from '@livery/kit/calendar-day';
import { Button } from '@livery/ui/button';
import { PlusIcon } from '@livery/ui/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Group } from '../fields/group.tsx';
import { BlockProblems } from '../home-blocks/block-problems.tsx';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { type Change, isBranch } from '../model/brand-document.ts';
import { useEditor } from '../model/editor-context.ts';
import { groupByEntry } from '../problems/entry-problems.ts';
import {
  canAdd,
  changeSeason,
  copyToNextYear,
  createSeason,
  type DraftSeason,
  findSeasons,
  readSeasonEntries,
  setSeasons,
} from './season-model.ts';
import { SeasonItem, type SeasonProps } from './season-item.tsx';
import styles from './seasons.module.css';

/** Returns today's date in the time zone of the brand. An invalid time zone counts as UTC. */
const getToday = (timeZone: unknown): string => {
  try {
    return toCalendarDay(typeof timeZone === 'string' ? timeZone : 'UTC');
  } catch {
    return toCalendarDay('UTC');
  }
};

type HandleChange = (index: number, ...change: Parameters<SeasonProps['onChange']>) => void;

/** Seasonal layers of the brand: their days, their colours and their images. */
export const SeasonsSection = () => {
  const t = useTexts('editor');
  const { document, assets, canEdit, problems, change, focus } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const [newIndex, setNewIndex] = useState<number>();
  const entries = readSeasonEntries(document);
  // A seasonal layer has no id, and no value of a layer is permanent. Code therefore identifies a layer by its position
  // in the list.
  const items = findSeasons(entries);
  const seasons = items.map(({ season }) => season);
  const today = getToday(document['timeZone']);
  const latest = useRef(entries);
  useEffect(() => {
    latest.current = entries;
  });
  const set = (next: readonly unknown[], added: readonly Change[] = []) => {
    // Stores the new list immediately, because a second change can follow before the next render.
    latest.current = next;
    change([...added, ...setSeasons({ document, assets }, next)]);
  };
  const handleChange: HandleChange = (index, getValues, added) => {
    const season = latest.current[index];
    if (isBranch(season)) set(latest.current.with(index, changeSeason(season, getValues(season))), added);
  };
  const entryProblems = groupByEntry(problems, ['seasons']);
  const handleAdd = (season: DraftSeason, at = entries.length) => {
    set(latest.current.toSpliced(at, 0, season));
    setNewIndex(at);
    setMessage(t('seasons.added', { name: String(season['name'] ?? '') }));
  };
  const handleRemove = (index: number) => {
    set(latest.current.toSpliced(index, 1));
    setNewIndex(undefined);
    const removed = items.find((item) => item.index === index)?.season;
    setMessage(t('seasons.removed', { name: String(removed?.['name'] ?? '') }));
    list.current?.focus();
  };
  return (
    <Group title={t('seasons.title')} detail={t('seasons.hint')}>
      <InheritedValue path={['seasons']} />
      <BlockProblems problems={entryProblems.findOther(items.map(({ index }) => index))} />
      <ul ref={list} className={styles.list} aria-label={t('seasons.title')} tabIndex={-1}>
        {items.map(({ season, index }) => (
          <SeasonItem
            key={index}
            season={season}
            today={today}
            isNew={index === newIndex}
            problems={entryProblems.findAt(index)}
            canDuplicate={canEdit && canAdd(entries)}
            onFocus={() => focus(['document', 'seasons'])}
            onChange={(getValues, added) => handleChange(index, getValues, added)}
            onDuplicate={() => handleAdd(copyToNextYear(season), index + 1)}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </ul>
      {canEdit && canAdd(entries) && (
        <Button size="small" onClick={() => handleAdd(createSeason(seasons, t('seasons.newName'), today))}>
          <PlusIcon />
          {t('seasons.add')}
        </Button>
      )}
      <p className={styles.hint}>{t('seasons.blocksHint')}</p>
      <p className={styles.hidden} role="status">
        {message}
      </p>
    </Group>
  );
};
