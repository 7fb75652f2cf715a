import { Button } from '@livery/ui/button';
import type { RejectedEdit, Replacement } from '@livery/drafts/client';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Change, Leaf } from '../model/brand-document.ts';
import type { DraftSession } from '../live/draft-session.ts';
import styles from './side-panel.module.css';

interface NoticesProps {
  readonly session: DraftSession;
  readonly replacements: readonly Replacement[];
  readonly rejected: readonly RejectedEdit[];
  readonly operatorId: string;
  readonly getName: (operatorId: string) => string;
  /**
   * Changes the draft. Returns false if the draft cannot be changed. The notice then stays visible, so that the
   * operator can try again.
   */
  readonly onChange: (changes: readonly Change[]) => boolean;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const toPlace = (path: readonly string[]): string => path.slice(1).join('.');

/**
 * Shows values that two people set at the same time, and edits that the gateway rejected, so that no change is lost
 * silently.
 */
export const Notices = ({ session, replacements, rejected, operatorId, getName, onChange }: NoticesProps) => {
  const t = useTexts('editor');
  const [seen, setSeen] = useState<readonly number[]>([]);
  const shown = replacements.filter(({ sequence }) => !seen.includes(sequence));
  const hide = (sequence: number) => setSeen([...seen, sequence]);
  if (shown.length === 0 && rejected.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('notices.title')}>
      <ul className={styles.list} aria-live="polite">
        {shown.map(({ path, value, setBy, replacedBy, sequence }) => (
          <li key={sequence} className={styles.item} data-tone="wait">
            <span className={styles.text}>
              <strong>
                {replacedBy === operatorId
                  ? t('notices.replacedOther', { name: getName(setBy) })
                  : t('notices.replacedOwn', { name: getName(replacedBy) })}
              </strong>
              <code className={styles.detail} dir="ltr">
                {toPlace(path)}
              </code>
              <bdi className={styles.value}>{value === null ? t('notices.nothing') : toText(value)}</bdi>
            </span>
            <Button
              size="small"
              onClick={() => {
                if (onChange([{ path, to: value as Leaf | null }])) hide(sequence);
              }}
            >
              {t('notices.restore')}
            </Button>
            <Button size="small" tone="plain" onClick={() => hide(sequence)}>
              {t('notices.fine')}
            </Button>
          </li>
        ))}
        {rejected.map((each) => {
          const { edit, message } = each;
          return (
            <li key={edit.operations[0]?.id} className={styles.item} data-tone="danger">
              <span className={styles.text}>
                <strong>{t('notices.rejected')}</strong>
                <span>{message}</span>
                {edit.operations.map(({ id, path, to }) => (
                  <span key={id} className={styles.detail}>
                    <code dir="ltr">{toPlace(path)}</code>{' '}
                    <bdi className={styles.value}>{to === null ? t('notices.nothing') : toText(to)}</bdi>
                  </span>
                ))}
              </span>
              <Button
                size="small"
                onClick={() => {
                  const changes = edit.operations.map(({ path, to }) => ({ path, to: to as Leaf | null }));
                  if (onChange(changes)) session.discardRejected(each);
                }}
              >
                {t('notices.again')}
              </Button>
              <Button size="small" tone="plain" onClick={() => session.discardRejected(each)}>
                {t('notices.discard')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
