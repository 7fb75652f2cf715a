import { Button } from '@livery/ui/button';
import { Sheet } from '@livery/ui/sheet';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

interface FormSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly submit: string;
  readonly isPending: boolean;
  /** If true, the submit button has the colour for dangerous actions. Set it for an action that cannot be undone. */
  readonly isDanger?: boolean;
  /** If false, the form cannot be submitted yet, because data that it needs is loading. Default: true. */
  readonly isReady?: boolean;
  /** Error message of the last submit. Undefined without an error. */
  readonly error?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * Sheet with a short form. The sheet stays open with its values after a failure. The caller closes the sheet after a
 * success.
 */
export const FormSheet = ({
  isOpen,
  onOpenChange,
  title,
  submit,
  isPending,
  isDanger,
  isReady = true,
  error,
  onSubmit,
  children,
}: FormSheetProps) => {
  const { t } = useTranslation('shell');
  const form = useId();
  const footer = (
    <div className={styles.decision}>
      <Button disabled={isPending} onClick={() => onOpenChange(false)}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={form} tone={isDanger ? 'danger' : 'accent'} isPending={isPending} disabled={!isReady}>
        {submit}
      </Button>
    </div>
  );
  return (
    <Sheet isOpen={isOpen} onOpenChange={(next) => !isPending && onOpenChange(next)} title={title} footer={footer}>
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && isReady) onSubmit();
        }}
      >
        {children}
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </form>
    </Sheet>
  );
};
