import { useEffect, useRef } from 'react';
import styles from './launch.module.css';
import type { ProviderFrame } from './provider-frame.ts';
import { useProviderMessages } from './use-provider-messages.ts';

interface GameFrameProps {
  readonly frame: ProviderFrame;
  readonly name: string;
  readonly onReady: () => void;
  /** The game moved money. */
  readonly onBalance: () => void;
  /** The game asks to be closed. */
  readonly onClose: () => void;
  /** The game is no longer shown. */
  readonly onGone: () => void;
}

/** The provider's page. */
export function GameFrame({ frame, name, onReady, onBalance, onClose, onGone }: GameFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => () => gone.current(), []);
  useProviderMessages(element, frame, { onReady, onBalance, onClose });
  const handleLoad = () => {
    element.current?.focus();
    onReady();
  };
  return (
    <iframe
      ref={element}
      className={styles.frame}
      src={frame.src}
      title={name}
      sandbox={frame.sandbox}
      allow="fullscreen; autoplay; screen-wake-lock"
      onLoad={handleLoad}
    />
  );
}
