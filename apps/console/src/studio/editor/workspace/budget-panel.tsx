import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ProblemsState } from '../live/use-problems.ts';
import styles from './side-panel.module.css';

/**
 * Shows how much a member downloads before the home screen of the draft is visible, and how much of the budget is free.
 * A larger first load is permitted, because it only makes the start slower. Shows nothing while the size is unknown.
 */
export const BudgetPanel = ({ firstLoad }: Pick<ProblemsState, 'firstLoad'>) => {
  const t = useTexts('editor');
  const format = useFormat();
  if (!firstLoad) return null;
  const { page, app, budget } = firstLoad;
  const total = page + app;
  const toSize = (bytes: number): string =>
    t('budget.kilobytes', { size: format.number(Math.round(bytes / 100) / 10) });
  const left = budget - total;
  return (
    <section className={styles.root} aria-labelledby="editor-budget">
      <h2 id="editor-budget" className={styles.title}>
        {t('budget.title')}
      </h2>
      <meter
        className={styles.meter}
        aria-labelledby="editor-budget"
        min={0}
        max={budget}
        high={budget - 1}
        optimum={0}
        value={total}
      />
      <p className={styles.status} data-tone={left < 0 ? 'danger' : undefined}>
        {left < 0
          ? t('budget.over', { size: toSize(total), over: toSize(-left) })
          : t('budget.within', { size: toSize(total), free: toSize(left) })}
      </p>
      <p className={styles.detail}>{t('budget.parts', { app: toSize(app), page: toSize(page) })}</p>
    </section>
  );
};
