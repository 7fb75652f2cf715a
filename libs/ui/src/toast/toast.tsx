import { Toast as Base } from '@base-ui/react/toast';
import { type ReactNode, useEffect } from 'react';
import { CircleCheckIcon } from '../icons/circle-check.tsx';
import { CircleXIcon } from '../icons/circle-x.tsx';
import { InfoIcon } from '../icons/info.tsx';
import { WifiOffIcon } from '../icons/wifi-off.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { subscribeToToasts, type ToastKind } from '../toast-queue/toast-queue.tsx';
import styles from './toast.module.css';

const icons = {
  info: <InfoIcon />,
  success: <CircleCheckIcon />,
  fail: <CircleXIcon />,
  offline: <WifiOffIcon />,
  loading: <Spinner />,
} satisfies Record<ToastKind, ReactNode>;

export interface ToasterProps {
  /** Accessible name of the area that contains the toasts. */
  label: string;
}

/**
 * Displays the toasts of `showToast`. The app renders it once. Load this component with `import()`
 * when `useHasToasts()` returns true, so that its library (Base UI) is not part of the first load
 * of the app.
 */
export function Toaster({ label }: ToasterProps) {
  return (
    <Base.Provider limit={2}>
      <Base.Portal>
        <Base.Viewport className={styles.viewport} aria-label={label}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts, add, close } = Base.useToastManager<{ kind: ToastKind }>();
  useEffect(
    () =>
      subscribeToToasts((event) => {
        if ('close' in event) return close(event.close);
        const { id, kind, text, duration, action } = event.show;
        const handleAction = () => {
          action?.run();
          close(id);
        };
        // The kind of the toast is passed in `data` and not in Base UI's field `type`. Base UI
        // never closes a toast with the type "loading" automatically.
        add({
          id,
          data: { kind },
          title: text,
          timeout: duration,
          ...(action && { actionProps: { children: action.label, onClick: handleAction } }),
        });
      }),
    [add, close],
  );
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection="up"
      className={styles.root}
      data-kind={toast.data?.kind}
    >
      <Base.Content className={styles.content}>
        <span className={styles.icon}>{icons[toast.data?.kind ?? 'info']}</span>
        <Base.Title render={<p />} />
        <Base.Action className={styles.action} />
      </Base.Content>
    </Base.Root>
  ));
}
