import { TrophyIcon } from '@livery/ui/icons/trophy';
import { useState } from 'react';
import { useArtwork } from '../game-data/artwork.ts';
import styles from './team-logo.module.css';

interface TeamLogoProps {
  readonly src: string;
  /** CSS pixels. */
  readonly size: number;
}

/** A team's crest; where it does not come, a sign for one. The team's name stands beside it. */
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
