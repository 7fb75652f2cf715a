import type { ComponentProps } from 'react';
import { CheckIcon } from '../icons/check.tsx';
import { cx } from '../internal/cx.ts';
import { flags } from './flags.ts';
import styles from './language-list.module.css';

export interface Language {
  code: string;
  /** BCP 47 tag, which selects the font and the screen reader voice of the name. */
  bcp47: string;
  /** The language's name in the language itself. */
  name: string;
  /** ISO 3166 code in upper case. */
  flag: string;
}

export type LanguageListProps = Omit<ComponentProps<'ul'>, 'onSelect'> & {
  languages: readonly Language[];
  /** The code of the language in use. */
  value: string;
  onSelect: (code: string) => void;
};

/** The brand's languages, each by its own name with a flag. Lazy: load it with `import()`. */
export function LanguageList({
  languages,
  value,
  onSelect,
  className,
  ...props
}: LanguageListProps) {
  return (
    <ul className={cx(styles.root, className)} {...props}>
      {languages.map(({ code, bcp47, name, flag }) => {
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
              {code === value && <CheckIcon className={styles.tick} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
