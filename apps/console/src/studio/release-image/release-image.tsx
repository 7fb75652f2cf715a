import { buildPreviewUrl, normalScene } from '@livery/contract/operators/preview-messages';
import { useEffect, useRef, useState } from 'react';
import { useReleaseAddress } from '../review/pixels/use-release-address.ts';
import styles from './release-image.module.css';

/**
 * Conditions in which the small image shows the home page. Animations and pop-ups are off, so that nothing moves or
 * covers the page.
 */
const scene = { ...normalScene, hasReducedMotion: true, hasPopups: false };

/**
 * Returns a ref for an element, and `isVisible`, which is true once the element has been inside the window. A long
 * list then loads only the images that a person sees.
 */
const useHasBeenVisible = () => {
  const ref = useRef<HTMLSpanElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setVisible(true);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isVisible };
};

interface ReleaseImageProps {
  readonly brand: string;
  readonly releaseId: string;
  /** Description of the image for assistive technology. */
  readonly label: string;
}

const ReleaseFrame = ({ brand, releaseId, label }: ReleaseImageProps) => {
  const { address } = useReleaseAddress(brand, releaseId);
  if (!address) return null;
  return (
    <iframe
      title={label}
      src={buildPreviewUrl(address.origin, '/m/home', { scene, scrollTop: 0 })}
      // The page has a different origin from the console, so it cannot remove its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      className={styles.page}
      tabIndex={-1}
      inert
    />
  );
};

/**
 * The home page of a release as visitors see it, in a small size. A frame shows the release itself, not a stored
 * image, so the content cannot be outdated.
 */
export const ReleaseImage = (props: ReleaseImageProps) => {
  const { ref, isVisible } = useHasBeenVisible();
  return (
    <span ref={ref} className={styles.root} role="img" aria-label={props.label}>
      {isVisible && <ReleaseFrame {...props} />}
    </span>
  );
};
