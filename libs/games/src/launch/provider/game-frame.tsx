import { useEffect, useRef } from 'react';
import styles from './launch.module.css';
import type { ProviderFrame } from './provider-frame.ts';
import { useProviderMessages } from './use-provider-messages.ts';

interface GameFrameProps {
  readonly frame: ProviderFrame;
  readonly name: string;
  readonly onReady: () => void;
  /** Called after the game reports that the balance has changed. */
  readonly onBalance: () => void;
  /** Called when the game sends a message that requests the closing of the game. */
  readonly onClose: () => void;
  /** Called after the frame with the game was removed from the page. */
  readonly onUnmount: () => void;
}

/** Frame (iframe) that contains the provider's page. */
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
