import { Suspense } from 'react';
import { DownloadBar, useDownloadBar } from '../app-install/download-bar.tsx';
import { recordWebClip } from '../app-install/device/installed.ts';
import { SupportButton } from '../support/button/support-button.tsx';
import styles from './floating-actions.module.css';

export interface FloatingActionsProps {
  /** The home has more floating actions than other screens. */
  readonly isHome: boolean;
}

recordWebClip(location.search);

/** Actions that float over a screen with the bottom bar: customer service, and on the home the app download. */
export function FloatingActions({ isHome }: FloatingActionsProps) {
  const downloadBar = useDownloadBar();
  const hasBar = isHome && downloadBar.isShown;
  // While this is undecided, the button is not rendered: a bar that appears later would move it under the finger.
  if (isHome && downloadBar.isUndecided) return null;

  return (
    <Suspense>
      <div className={styles.room} data-with-bar={hasBar} />
      <div className={styles.root}>
        <SupportButton />
        {hasBar && <DownloadBar onHide={downloadBar.hide} />}
      </div>
    </Suspense>
  );
}
