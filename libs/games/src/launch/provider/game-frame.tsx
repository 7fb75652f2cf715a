import { useEffect, useRef } from 'react';
import styles from './launch.module.css';
import type { ProviderFrame } from './provider-frame.ts';
import { useProviderMessages } from './use-provider-messages.ts';

interface GameFrameProps {
  readonly frame: ProviderFrame;
  readonly name: string;
  readonly onReady: () => void;
  /** Called when the game has changed the balance. */
  readonly onBalance: () => void;
  /** Called when the game requests to close. */
  readonly onClose: () => void;
  /** Called after the game was removed from the page. */
  readonly onUnmount: () => void;
}

/** Frame of the provider's page. */
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
