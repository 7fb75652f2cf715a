import { TrophyIcon } from '@livery/ui/icons/trophy';
import { useState } from 'react';
import { useArtwork } from '../game-data/artwork.ts';
import styles from './team-logo.module.css';

interface TeamLogoProps {
  readonly src: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** Logo of a team, or an icon if it fails to load. The team's name is shown beside it. */
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
