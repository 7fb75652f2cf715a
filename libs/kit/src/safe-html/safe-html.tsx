import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../brand/brand.ts';
import { createLazyModule } from '../lazy/lazy-module.ts';
import styles from './safe-html.module.css';

/**
 * Module that sanitises HTML. A screen with HTML should preload it, so that the height of the screen does not change
 * after the first render.
 */
export const lazySanitizer = createLazyModule(() => import('./sanitize.ts'));

/**
 * Returns true when the sanitiser has loaded, or when its load has failed. A screen should wait for this before it
 * shows its content, so that its height does not change later.
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
  /** HTML of the gateway. It may be hostile, so it is sanitised before it is shown. */
  readonly html: string;
  /** Runs when the visitor follows a link inside the app. */
  readonly onNavigate?: () => void;
}

/**
 * Sanitises and renders HTML of the gateway. The result is inserted as DOM nodes because the page must not parse a
 * string as HTML.
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
      // When the sanitiser could not be loaded, only the plain text is shown.
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
