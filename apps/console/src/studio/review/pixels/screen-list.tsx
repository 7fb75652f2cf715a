import { Button } from '@livery/ui/button';
import { Tag } from '@livery/ui/tag';
import { useTexts } from '../../../i18n/use-texts.ts';
import { sortByChange, type ScreenResult } from './compare-screen.ts';
import { type ComparedScreen, getScreenKey } from './compared-screen.ts';
import styles from './pixels.module.css';
import type { useComparisonRun } from './use-comparison-run.ts';

interface ScreenListProps {
  readonly screens: readonly ComparedScreen[];
  /** Key of the visible screen. */
  readonly shownKey: string;
  readonly run: ReturnType<typeof useComparisonRun>;
  readonly onSelect: (screen: ComparedScreen) => void;
}

/** Screens with the results of the comparison, changed screens first. */
export const ScreenList = ({ screens, shownKey, run, onSelect }: ScreenListProps) => {
  const t = useTexts('review');
  const { results, current, doneCount, hasWaiting, isRunning } = run;
  const changed = [...results.values()].filter((each) => each.state === 'compared' && each.regions.length > 0).length;
  return (
    <section className={styles.screens} aria-label={t('pixels.screens')}>
      <div className={styles.progress}>
        <p role="status">
          {hasWaiting
            ? t('pixels.progress', { done: doneCount, total: screens.length })
            : t('pixels.changed', { count: changed })}
        </p>
        {hasWaiting && (
          <Button size="small" onClick={isRunning ? run.stop : run.go}>
            {isRunning ? t('pixels.stop') : t('pixels.go')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {sortByChange(screens, results).map((screen) => {
          const key = getScreenKey(screen);
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.screen}
                aria-current={key === shownKey || undefined}
                onClick={() => onSelect(screen)}
              >
                <span>
                  <bdi dir="ltr">{screen.path}</bdi>
                  {screen.mode && ` · ${t(`pixels.pageModes.${screen.mode}`)}`}
                </span>
                <ResultTag result={results.get(key)} isCurrent={isRunning && key === current} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const ResultTag = ({
  result,
  isCurrent,
}: {
  readonly result: ScreenResult | undefined;
  readonly isCurrent: boolean;
}) => {
  const t = useTexts('review');
  if (!result) return isCurrent ? <Tag tone="quiet">{t('pixels.comparing')}</Tag> : null;
  if (result.state === 'failed') return <Tag tone="danger">{t('pixels.failed')}</Tag>;
  const count = result.regions.length;
  return (
    <Tag tone={count > 0 ? 'wait' : 'success'}>{count > 0 ? t('pixels.differ', { count }) : t('pixels.same')}</Tag>
  );
};
