import { useMemberIconQuery, useSetMemberIconMutation } from '@livery/api/profile';
import { useAnswer } from '@livery/kit/use-answer';
import { Button } from '@livery/ui/button';
import { CameraIcon } from '@livery/ui/icons/camera';
import { Loaded } from '@livery/ui/loaded';
import { Sheet } from '@livery/ui/sheet';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictures } from '../feedback/use-pictures.ts';
import type { PanelProps } from '../late-panel/use-late-panel.tsx';
import page from '../parts/page.module.css';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { Portrait } from './portrait.tsx';
import styles from './profile-screen.module.css';

/** Drawn portraits to choose from, and a picture of one's own. */
export const PortraitSheet = ({ isOpen, onOpenChange }: PanelProps) => {
  const { t } = useTranslation('member');
  const phrase = useErrorPhrase();
  const icons = useAnswer(useMemberIconQuery());
  const [setIcon, saving] = useSetMemberIconMutation();
  const { add, pictures } = usePictures('portrait', 1);
  const file = useRef<HTMLInputElement>(null);
  const choose = async (icon: string) => {
    const { data } = await setIcon({ icon });
    if (data) onOpenChange(false);
  };
  const handleFile = async (files: FileList | null) => {
    if (!files?.[0]) return;
    const [sent] = await add([files[0]]);
    if (sent) await choose(sent);
  };
  const mistake = pictures[0]?.error ?? (saving.error && phrase(saving.error));
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('profile.portraitTitle')}>
      <Button
        className={styles.upload}
        isWide
        isPending={pictures[0]?.status === 'sending'}
        onClick={() => file.current?.click()}
      >
        <CameraIcon /> {t('profile.portraitUpload')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        tabIndex={-1}
        aria-hidden
        className={styles.file}
        onChange={({ target }) => void handleFile(target.files)}
      />
      {mistake && (
        <p role="alert" className={page.mistake}>
          {mistake}
        </p>
      )}
      <Loaded answer={icons}>
        {({ icon, choices }) => (
          <div className={styles.choices}>
            {choices.map(({ id, url }, at) => (
              <button
                key={id}
                type="button"
                className={styles.choice}
                aria-pressed={icon?.id === id}
                aria-label={t('profile.portraitChoice', { number: at + 1 })}
                onClick={() => void choose(id)}
              >
                <Portrait src={url} />
              </button>
            ))}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
};
