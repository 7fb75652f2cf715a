import { useBrand } from '@livery/kit/brand';
import { useState } from 'react';
import styles from './app-icon.module.css';
import { getAppIconUrl } from './downloads/download-links.ts';
import { useDownloadInfo } from './downloads/use-download-info.ts';

/**
 * Icon of the brand's app. If the brand has no icon, or if the icon does not load, the brand's logo is shown. The
 * image has no alternative text, because the brand's name is beside it.
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
