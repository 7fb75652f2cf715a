import type { HelpPage } from '@livery/api/help';
import { SafeHtml } from '@livery/kit/safe-html';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import type { MouseEvent } from 'react';
import styles from './help.module.css';

interface HelpListProps {
  readonly pages: readonly HelpPage[];
  readonly openId: string | undefined;
  readonly onToggle: (page: HelpPage) => void;
}

/** Questions of which one at a time shows its answer. */
export const HelpList = ({ pages, openId, onToggle }: HelpListProps) => (
  <ul className={styles.list}>
    {pages.map((page) => {
      const isOpen = page.id === openId;
      const handleClick = (event: MouseEvent) => {
        // What is open is the address's to say.
        event.preventDefault();
        onToggle(page);
      };
      return (
        <li key={page.id}>
          <details className={styles.entry} open={isOpen}>
            {/* A summary is a button to the keyboard and to screen readers. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <summary className={styles.question} onClick={handleClick}>
              <span>{page.title}</span>
              <ChevronDownIcon className={styles.chevron} />
            </summary>
            {isOpen && (
              <div className={styles.answer}>
                <SafeHtml html={page.content} />
              </div>
            )}
          </details>
        </li>
      );
    })}
  </ul>
);
