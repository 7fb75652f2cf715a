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
  readonly onUnmount: () => void;
}

/** The provider's page. */
export function GameFrame({ frame, name, onReady, onBalance, onClose, onUnmount }: GameFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const latestOnUnmount = useRef(onUnmount);
  latestOnUnmount.current = onUnmount;
  useEffect(() => () => latestOnUnmount.current(), []);
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
