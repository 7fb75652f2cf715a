import { type RefObject, useEffect, useRef } from 'react';
import type { ProviderFrame } from './provider-frame.ts';

interface ProviderMessages {
  readonly onReady: () => void;
  readonly onBalance: () => void;
  readonly onClose: () => void;
}

const handlerByType: Readonly<Record<string, keyof ProviderMessages>> = {
  'livery:ready': 'onReady',
  'livery:balance': 'onBalance',
  'livery:close': 'onClose',
};

/**
 * Calls a handler of `messages` when the game in the iframe posts a ready, balance or close message. Messages from
 * other windows or origins are ignored.
 */
export const useProviderMessages = (
  element: RefObject<HTMLIFrameElement | null>,
  frame: ProviderFrame | undefined,
  messages: ProviderMessages,
): void => {
  const latest = useRef(messages);
  latest.current = messages;
  const origin = frame?.origin;
  useEffect(() => {
    if (!origin) return;
    const handleMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== element.current?.contentWindow) return;
      const type = typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : '';
      const handler = Object.hasOwn(handlerByType, type) && handlerByType[type];
      if (handler) latest.current[handler]();
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [element, origin]);
};
