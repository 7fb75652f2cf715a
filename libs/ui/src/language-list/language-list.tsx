import type { ComponentProps } from 'react';
import { CheckIcon } from '../icons/check.tsx';
import { cx } from '../internal/cx.ts';
import { flags } from './flags.ts';
import styles from './language-list.module.css';

export interface Language {
  code: string;
  /**
   * BCP 47 tag of the language. The browser uses it to choose the font and the screen reader's
   * voice.
   */
  bcp47: string;
  /** Name of the language in that language, e.g. "Español". */
  name: string;
  /** Name of the language in the page's language. It is shown beside `name`. */
  translation?: string | undefined;
  /**
   * ISO 3166 code of the country whose flag is shown beside the language, in upper case. If
   * `flags` has no image for this code, no flag is shown.
   */
  flag: string;
}

export type LanguageListProps = Omit<ComponentProps<'ul'>, 'onSelect'> & {
  languages: readonly Language[];
  /** Code of the selected language. */
  value: string;
  onSelect: (code: string) => void;
};

/**
 * A list of the brand's languages with flags. Load this component with `import()`, so that its
 * library of flag images is not part of the first load of the app.
 */
export function LanguageList({
  languages,
  value,
  onSelect,
  className,
  ...props
}: LanguageListProps) {
  return (
    <ul className={cx(styles.root, className)} {...props}>
      {languages.map(({ code, bcp47, name, translation, flag }) => {
        const Flag = flag in flags ? flags[flag as keyof typeof flags] : undefined;
        return (
          <li key={code}>
            <button
              type="button"
              className={styles.language}
              aria-current={code === value ? 'true' : undefined}
              onClick={() => onSelect(code)}
            >
              <span className={styles.flag} aria-hidden>
                {Flag && <Flag />}
              </span>
              <bdi lang={bcp47} className={styles.name}>
                {name}
              </bdi>
              {translation !== undefined && translation !== name && (
                <bdi className={styles.translation}>{translation}</bdi>
              )}
              {code === value && <CheckIcon className={styles.tick} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
