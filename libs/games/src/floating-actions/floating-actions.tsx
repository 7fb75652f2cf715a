import { Suspense } from 'react';
import { DownloadBar, useDownloadBar } from '../app-install/download-bar.tsx';
import { recordWebClip } from '../app-install/device/installed.ts';
import { SupportButton } from '../support/button/support-button.tsx';
import styles from './floating-actions.module.css';

export interface FloatingActionsProps {
  /** True on the home page. It shows more floating actions than other pages. */
  readonly isHome: boolean;
}

recordWebClip(location.search);

/**
 * Customer service button, and on the home page also the bar that offers the app. On the home page, the button floats
 * above this bar. On other pages, the button is at the end of the page, so that it covers no content.
 */
export function FloatingActions({ isHome }: FloatingActionsProps) {
  const downloadBar = useDownloadBar();
  const hasBar = isHome && downloadBar.isShown;
  // The download bar is below the button. Until it is known if the bar is shown, nothing is rendered. Otherwise the bar
  // could appear later and move the button while the visitor taps it.
  if (isHome && downloadBar.isUndecided) return null;

  return (
    <Suspense>
      {isHome && <div className={styles.room} data-with-bar={hasBar} />}
      <div className={styles.root} data-floating={isHome}>
        <SupportButton isFloating={isHome} />
        {hasBar && <DownloadBar onHide={downloadBar.hide} />}
      </div>
    </Suspense>
  );
}
