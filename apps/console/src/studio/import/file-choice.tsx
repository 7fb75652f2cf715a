import { Button } from '@livery/ui/button';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './import.module.css';

/** A button that lets a person select a brand file and its images. */
export const FileChoice = ({ onSelect }: { readonly onSelect: (files: readonly File[]) => void }) => {
  const t = useTexts('studio');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onSelect([...(currentTarget.files ?? [])]);
  return (
    <>
      <label htmlFor={id} className={styles.hidden}>
        {t('import.files')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.hidden}
        type="file"
        multiple
        required
        accept=".json,.svg,.png,.jpg,.jpeg,.webp,.woff2,.woff,.ttf,.otf"
        onChange={handleChange}
      />
      <Button isWide onClick={() => input.current?.click()}>
        {t('import.files')}
      </Button>
    </>
  );
};
