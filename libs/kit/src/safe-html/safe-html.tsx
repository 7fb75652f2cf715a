import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../brand/brand.ts';
import styles from './safe-html.module.css';

interface SafeHtmlProps {
  /** HTML of the gateway: taken for hostile. */
  readonly html: string;
  /** A link inside the app was followed. */
  readonly onNavigate?: () => void;
}

/** HTML of the gateway, sanitised. Its nodes are put in as nodes, so that no text is ever read as HTML by the page itself. */
export function SafeHtml({ html, onNavigate }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const { gateway } = useBrand();
  const navigate = useNavigate();

  useEffect(() => {
    const element = place.current!;
    let isCurrent = true;
    const show = async () => {
      // Without the sanitiser its words alone are shown.
      const content = await import('./sanitise.ts').then(
        ({ sanitise }) => sanitise(html, { origin: location.origin, imageOrigins: gateway ? [gateway] : [] }),
        () => html.replace(/<[^>]*>/g, ' '),
      );
      if (isCurrent) element.replaceChildren(content);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [html, gateway]);

  useEffect(() => {
    const element = place.current!;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!link || link.getAttribute('target') || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onNavigate?.();
      void navigate(link.getAttribute('href')!);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate, onNavigate]);

  return <div ref={place} className={styles.root} />;
}
