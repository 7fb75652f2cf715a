import { useBrand } from '@livery/kit/brand';
import { useState } from 'react';
import styles from './app-icon.module.css';
import { getAppIconUrl } from './downloads/download-links.ts';
import { useDownloadInfo } from './downloads/use-download-info.ts';

/**
 * Icon of the app. Falls back to the brand's logo if the gateway has none or the image fails. Decorative, because the
 * brand's name is shown beside it.
 */
export function AppIcon({ size }: { size: number }) {
  const { logo } = useBrand();
  const { data, origin } = useDownloadInfo();
  const [failed, setFailed] = useState<string>();
  const icon = data && getAppIconUrl(data, origin);
  const src = icon && icon !== failed ? icon : undefined;
  return (
    <span className={styles.root} style={{ inlineSize: size, blockSize: size }}>
      {data && (
        <img src={src ?? logo.src} width={size} height={size} alt="" data-logo={!src} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
