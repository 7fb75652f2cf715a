import { Button } from '@livery/ui/button';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './new-brand.module.css';

interface LogoChoiceProps {
  readonly file: File | undefined;
  readonly onSelect: (file: File) => void;
}

/** An area for a logo: a button that selects a file, and a target for drag and drop. */
export const LogoChoice = ({ file, onSelect }: LogoChoiceProps) => {
  const t = useTexts('creation');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const url = useObjectUrl(file);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onSelect(dropped);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {url && <img className={styles.chosen} src={url} alt={t('logo.chosen')} />}
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept=".svg,.png,image/svg+xml,image/png"
        onChange={(event) => {
          const [selected] = event.currentTarget.files ?? [];
          if (selected) onSelect(selected);
        }}
      />
      <Button onClick={() => input.current?.click()}>{file ? t('logo.change') : t('logo.choose')}</Button>
      <span className={styles.hint}>{file ? <bdi>{file.name}</bdi> : t('logo.hint')}</span>
    </div>
  );
};

/** Returns an object URL for a file. The console shows an SVG only as an image, so scripts in the SVG never run. */
const useObjectUrl = (file: File | undefined): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
};
