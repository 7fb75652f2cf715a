import { type ComponentProps, type FormEvent, useRef } from 'react';
import { CloseIcon } from '../icons/close.tsx';
import { SearchIcon } from '../icons/search.tsx';
import { cx } from '../internal/cx.ts';
import styles from './search-field.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'onSubmit'> & {
  /** Accessible name. It is also the placeholder if there is no `placeholder`. */
  label: string;
  clearLabel: string;
  /**
   * Called with the trimmed text when the user presses Enter or the search icon. Called with an
   * empty text when the user clears the field.
   */
  onSearch: (text: string) => void;
};

/**
 * A search field. The search starts when the user presses Enter or the search icon. The ref and the
 * other props are passed to the input element.
 */
export function SearchField({
  label,
  clearLabel,
  onSearch,
  className,
  ...props
}: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    input?.blur();
    onSearch(input?.value.trim() ?? '');
  };
  const handleClear = () => {
    onSearch('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <search className={cx(styles.root, className)}>
      <form ref={form} className={styles.form} onSubmit={handleSubmit} onReset={handleClear}>
        <button type="submit" aria-label={label} className={styles.submit}>
          <SearchIcon />
        </button>
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          {...props}
        />
        <button type="reset" aria-label={clearLabel} className={styles.clear}>
          <CloseIcon />
        </button>
      </form>
    </search>
  );
}
