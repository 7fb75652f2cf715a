import type { HelpPage } from '@livery/api/support/help';
import { SafeHtml } from '@livery/kit/safe-html';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
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
      return (
        <li key={page.id}>
          {/* What is open stands in the address, which also opens and closes: only what the member did is told to it. */}
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
