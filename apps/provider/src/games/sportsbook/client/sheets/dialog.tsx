import { type ReactNode, useEffect, useRef } from 'react';
import { useGameContext } from '../sportsbook-context.ts';
import { Icon } from '../parts/icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Sheet that covers the page. Escape, the close button and a tap beside the sheet close it. */
export const Dialog = ({ title, onClose, children, className = '' }: DialogProps) => {
  const { t } = useGameContext();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    // If the event target is the dialog element itself, the tap was beside the sheet.
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('click', closeBeside);
    return () => dialog.removeEventListener('click', closeBeside);
  }, []);
  return (
    <dialog ref={ref} className={`sheet ${className}`} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="iconButton" aria-label={t('done')} onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className="sheetBody">{children}</div>
    </dialog>
  );
};
