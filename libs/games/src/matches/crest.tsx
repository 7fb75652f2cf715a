import { TrophyIcon } from '@livery/ui/icons/trophy';
import { useState } from 'react';
import { useArtwork } from '../games/artwork.ts';
import styles from './crest.module.css';

interface CrestProps {
  readonly src: string;
  /** CSS pixels. */
  readonly size: number;
}

/** A team's crest; where it does not come, a sign for one. The team's name stands beside it. */
export function Crest({ src, size }: CrestProps) {
  const artwork = useArtwork();
  const [failed, setFailed] = useState<string>();
  if (failed === src) return <TrophyIcon className={styles.none} />;
  return (
    <img
      className={styles.root}
      src={artwork.at(src, 104)}
      width={size}
      height={size}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
