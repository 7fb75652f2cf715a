import { useBrand } from '@livery/kit/brand';
import { MemberFilledIcon } from '@livery/ui/icons/member-filled';
import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Path of the avatar image at the gateway. Null when the member has no avatar image. */
  readonly src: string | null;
  readonly size?: 'medium' | 'large';
}

/** Shows the member's avatar image. Shows an icon instead when there is no image or when the image does not load. */
export const Avatar = ({ src, size = 'medium' }: AvatarProps) => {
  const { gateway } = useBrand();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.root} data-size={size}>
      {src && src !== failed ? (
        <img
          className={styles.image}
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
