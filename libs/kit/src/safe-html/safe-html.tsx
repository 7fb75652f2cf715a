import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../brand/brand.ts';
import { createLazyModule } from '../lazy/lazy-module.ts';
import styles from './safe-html.module.css';

/**
 * Sanitiser for HTML, as a module that loads on demand. A screen that shows HTML from the server should preload it.
 * The height of the screen then does not change after the first render.
 */
export const lazySanitizer = createLazyModule(() => import('./sanitize.ts'));

/**
 * Returns true if the sanitiser has loaded, or if its load has failed. A screen should show its content only after
 * this. The height of the screen then does not change later.
 */
export const useSanitizerReady = (): boolean => {
  const [isSettled, setSettled] = useState(lazySanitizer.get() !== undefined);
  useEffect(() => {
    const settle = () => setSettled(true);
    lazySanitizer.load().then(settle, settle);
  }, []);
  return isSettled;
};

interface SafeHtmlProps {
  /** HTML that the gateway (the server of the API) sent. It may be hostile, so it is sanitised before it is shown. */
  readonly html: string;
  /**
   * Runs before the app opens a link of the HTML that points to a screen of the app. Does not run for external links.
   */
  readonly onNavigate?: () => void;
}

/**
 * Sanitises and renders HTML that the gateway (the server of the API) sent. The sanitised HTML is inserted as DOM
 * nodes. The content security policy (Trusted Types) does not allow the page to parse a string as HTML.
 */
export function SafeHtml({ html, onNavigate }: SafeHtmlProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const { gateway, imageOrigins } = useBrand();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const element = containerRef.current!;
    let isCurrent = true;
    const show = () => {
      if (!isCurrent) return;
      const sanitizer = lazySanitizer.get();
      // If the sanitiser could not be loaded, only the plain text is shown.
      element.replaceChildren(
        sanitizer
          ? sanitizer.sanitize(html, {
              origin: location.origin,
              imageOrigins: [...(gateway ? [gateway] : []), ...(imageOrigins ?? [])],
            })
          : html.replace(/<[^>]*>/g, ' '),
      );
    };
    if (lazySanitizer.get()) show();
    else void lazySanitizer.load().then(show, show);
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
