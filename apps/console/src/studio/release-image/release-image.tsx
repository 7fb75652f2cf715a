import { buildPreviewUrl, normalScene } from '@livery/contract/operators/preview-messages';
import { useEffect, useRef, useState } from 'react';
import { useReleaseAddress } from '../review/pixels/use-release-address.ts';
import styles from './release-image.module.css';

/** Scene of the small image: the home page without animations and pop-ups, so that nothing moves or covers the page. */
const scene = { ...normalScene, hasReducedMotion: true, hasPopups: false };

/**
 * Returns true once the element was inside the window. In a long list, only the images that a person sees are loaded.
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
  /** Text for assistive technology. */
  readonly label: string;
}

const ReleaseFrame = ({ brand, releaseId, label }: ReleaseImageProps) => {
  const { address } = useReleaseAddress(brand, releaseId);
  if (!address) return null;
  return (
    <iframe
      title={label}
      src={buildPreviewUrl(address.origin, '/m/home', { scene, scrollTop: 0 })}
      // The page is at an origin of its own, never that of the console, so it cannot remove its sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      className={styles.page}
      tabIndex={-1}
      inert
    />
  );
};

/**
 * The home page of a release as visitors see it, as a small image. It is a frame with the release itself, not a stored
 * image, so it cannot be outdated.
 */
export const ReleaseImage = (props: ReleaseImageProps) => {
  const { ref, isVisible } = useHasBeenVisible();
  return (
    <span ref={ref} className={styles.root} role="img" aria-label={props.label}>
      {isVisible && <ReleaseFrame {...props} />}
    </span>
  );
};
