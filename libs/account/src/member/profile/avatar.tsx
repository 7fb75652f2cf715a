import { useBrand } from '@livery/kit/brand';
import { MemberFilledIcon } from '@livery/ui/icons/member-filled';
import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Address at the gateway; null: none was chosen. */
  readonly src: string | null;
  readonly size?: 'medium' | 'large';
}

/** A member's portrait; where there is none, or it does not load, a figure stands for it. */
export const Avatar = ({ src, size = 'medium' }: AvatarProps) => {
  const { gateway } = useBrand();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.root} data-size={size}>
      {src && src !== failed ? (
        <img
          className={styles.picture}
          src={(gateway ?? '') + src}
          width={88}
          height={88}
          alt=""
          onError={() => setFailed(src)}
        />
      ) : (
        <MemberFilledIcon />
      )}
    </span>
  );
};
