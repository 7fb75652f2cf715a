import { Suspense } from 'react';
import { DownloadBar, useDownloadBar } from '../app-download/download-bar.tsx';
import { noteWebClip } from '../app-download/installed.ts';
import { ServiceButton } from '../service-button/service-button.tsx';
import styles from './floating.module.css';

export interface FloatingProps {
  /** The home has more of them than other screens. */
  readonly isHome: boolean;
}

noteWebClip(location.search);

/** What floats over a screen that has the bottom bar: customer service, and on the home the offer of the app. */
export function Floating({ isHome }: FloatingProps) {
  const bar = useDownloadBar();
  const hasBar = isHome && bar.isShown;
  // One thing would push the other up under the finger.
  if (isHome && bar.isUndecided) return null;

  return (
    <Suspense>
      <div className={styles.room} data-with-bar={hasBar} />
      <div className={styles.root}>
        <ServiceButton />
        {hasBar && <DownloadBar onHide={bar.hide} />}
      </div>
    </Suspense>
  );
}
