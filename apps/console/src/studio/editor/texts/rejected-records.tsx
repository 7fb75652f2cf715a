import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { RejectedRecord } from './imported-texts.ts';
import styles from './texts.module.css';

/** Maximum number of records in the list. A file in a wrong format can have thousands of them. */
const maxShown = 50;

/** The lines of a CSV file that were not imported, each with its reason. Empty if all lines were imported. */
export const RejectedRecords = ({ records }: { readonly records: readonly RejectedRecord[] }) => {
  const t = useTexts('editor');
  const format = useFormat();
  const count = records.length;
  return (
    <div className={styles.rejected}>
      {/* Only the title is announced. It is always mounted, because screen readers ignore a new live region. */}
      <p role="status" className={styles.rejectedTitle}>
        {count > 0 && t('texts.rejected', { count })}
      </p>
      {count > 0 && (
        <>
          <ul className={styles.records} aria-label={t('texts.rejected', { count })}>
            {records.slice(0, maxShown).map(({ line, key, reason, names = [] }) => (
              <li key={line} className={styles.record}>
                <strong>{t('texts.line', { line: format.number(line) })}</strong>{' '}
                <bdi className={styles.key} dir="ltr">
                  {key}
                </bdi>
                <span>{t(`texts.reasons.${reason}`, { names: format.list(names) })}</span>
              </li>
            ))}
          </ul>
          {count > maxShown && <p>{t('texts.rejectedMore', { count: count - maxShown })}</p>}
        </>
      )}
    </div>
  );
};
