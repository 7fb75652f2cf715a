import { TrophyIcon } from '@livery/ui/icons/trophy';
import { useState } from 'react';
import { useArtwork } from '../game-data/artwork.ts';
import styles from './team-logo.module.css';

interface TeamLogoProps {
  readonly src: string;
  /** Width and height of the logo in CSS pixels. */
  readonly size: number;
}

/**
 * Logo of a team. Shows an icon if the image does not load. The team's name is beside the logo, so it needs no
 * alternative text.
 */
export function TeamLogo({ src, size }: TeamLogoProps) {
  const artwork = useArtwork();
  const [failed, setFailed] = useState<string>();
  if (failed === src) return <TrophyIcon className={styles.none} />;
  return (
    <img
      className={styles.root}
      src={artwork.toUrl(src, 104)}
      width={size}
      height={size}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
