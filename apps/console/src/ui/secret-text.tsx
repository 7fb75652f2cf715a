import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './secret-text.module.css';

/** A text that people copy, such as a token that is shown only once, with a button that copies it. */
export const SecretText = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const t = useTexts('shell');
  const [isCopied, setCopied] = useState(false);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={styles.root}>
      <code className={styles.text} aria-label={label} dir="ltr">
        {text}
      </code>
      <Button size="small" onClick={() => void handleCopy()}>
        {isCopied ? t('action.copied') : t('action.copy')}
      </Button>
    </div>
  );
};
