import type { HelpPage } from '@livery/api/support/help';
import { SafeHtml } from '@livery/kit/safe-html';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import styles from './help.module.css';

interface HelpListProps {
  readonly pages: readonly HelpPage[];
  readonly openId: string | undefined;
  readonly onToggle: (page: HelpPage) => void;
}

/** List of help entries. One entry is open at a time. */
export const HelpList = ({ pages, openId, onToggle }: HelpListProps) => (
  <ul className={styles.list}>
    {pages.map((page) => {
      const isOpen = page.id === openId;
      return (
        <li key={page.id}>
          {/* The address controls which entry is open. React also fires `onToggle` for such a change, so only a toggle
              that differs from the address is reported. */}
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
