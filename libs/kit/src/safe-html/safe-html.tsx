import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../brand/brand.ts';
import type * as Sanitiser from './sanitize.ts';
import styles from './safe-html.module.css';

let sanitizer: typeof Sanitiser | undefined;

/** Fetches the sanitiser ahead: what is drawn after it has its text, and so its height, from the first. */
export const loadSanitizer = async (): Promise<void> => {
  sanitizer ??= await import('./sanitize.ts');
};

/** Whether the sanitiser is here, or cannot be had. A screen that waits for it together with its data does not grow when its texts come. */
export const useSanitizerReady = (): boolean => {
  const [isSettled, setSettled] = useState(sanitizer !== undefined);
  useEffect(() => {
    const settle = () => setSettled(true);
    loadSanitizer().then(settle, settle);
  }, []);
  return isSettled;
};

interface SafeHtmlProps {
  /** HTML of the gateway: taken for hostile. */
  readonly html: string;
  /** A link inside the app was followed. */
  readonly onNavigate?: () => void;
}

/** HTML of the gateway, sanitised. Its nodes are put in as nodes, so that no text is ever read as HTML by the page itself. */
export function SafeHtml({ html, onNavigate }: SafeHtmlProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const { gateway, imageOrigins } = useBrand();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const element = containerRef.current!;
    let isCurrent = true;
    const show = () => {
      if (!isCurrent) return;
      // Without the sanitiser its words alone are shown.
      element.replaceChildren(
        sanitizer
          ? sanitizer.sanitize(html, {
              origin: location.origin,
              imageOrigins: [...(gateway ? [gateway] : []), ...(imageOrigins ?? [])],
            })
          : html.replace(/<[^>]*>/g, ' '),
      );
    };
    if (sanitizer) show();
    else void loadSanitizer().then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [html, gateway, imageOrigins]);

  useEffect(() => {
    const element = containerRef.current!;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (
        !link ||
        link.getAttribute('target') ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      onNavigate?.();
      void navigate(link.getAttribute('href')!);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate, onNavigate]);

  return <div ref={containerRef} className={styles.root} />;
}
