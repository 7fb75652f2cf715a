import type { HelpPage } from '@livery/api/support/help';
import { SafeHtml } from '@livery/kit/safe-html';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import styles from './help.module.css';

interface HelpListProps {
  readonly pages: readonly HelpPage[];
  readonly openId: string | undefined;
  readonly onToggle: (page: HelpPage) => void;
}

/** List of help entries. Only one entry is open at a time. */
export const HelpList = ({ pages, openId, onToggle }: HelpListProps) => (
  <ul className={styles.list}>
    {pages.map((page) => {
      const isOpen = page.id === openId;
      return (
        <li key={page.id}>
          {/*
           * The URL decides which entry is open. If React changes `open` because of a new URL, the browser calls
           * `onToggle` too. The handler then does nothing, because `currentTarget.open` already equals `isOpen`.
           */}
          <details
            className={styles.entry}
            open={isOpen}
            onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(page)}
          >
            <summary className={styles.question}>
              <span>{page.title}</span>
              <ChevronDownIcon className={styles.chevron} />
            </summary>
            {isOpen && (
              <div className={styles.content}>
                <SafeHtml html={page.content} />
              </div>
            )}
          </details>
        </li>
      );
    })}
  </ul>
);
