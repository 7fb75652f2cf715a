import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../brand/brand.ts';
import { createLazyModule } from '../lazy/lazy-module.ts';
import styles from './safe-html.module.css';

/**
 * Module that sanitises HTML. Its code loads on demand. A screen that shows HTML from the server should call `preload`
 * early. Otherwise the HTML appears after the rest of the screen, and moves it.
 */
export const lazySanitizer = createLazyModule(() => import('./sanitize.ts'));

/**
 * Returns true if the sanitiser has loaded, or if its load has failed. Show the other content of a screen only after
 * that. Otherwise the HTML would appear later and move this content.
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
 * Sanitises HTML that the gateway (the server of the API) sent, and renders it as DOM nodes. The HTML is not assigned
 * as a string, because the content security policy of the page (Trusted Types) forbids this.
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
