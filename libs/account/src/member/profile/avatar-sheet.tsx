import { useMemberIconQuery, useSetMemberIconMutation } from '@livery/api/account/profile';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Button } from '@livery/ui/button';
import { CameraIcon } from '@livery/ui/icons/camera';
import { AsyncContent } from '@livery/ui/async-content';
import { Sheet } from '@livery/ui/sheet';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageUploads } from '../../shared/image-upload/use-image-uploads.ts';
import type { LazyDialogProps } from '../../shared/lazy-dialog/use-lazy-dialog.ts';
import page from '../../shared/page.module.css';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { Avatar } from './avatar.tsx';
import styles from './profile-screen.module.css';

/** Sheet where the member selects an avatar image or uploads one. */
export const AvatarSheet = ({ isOpen, onOpenChange }: LazyDialogProps) => {
  const { t } = useTranslation('member');
  const getErrorMessage = useErrorMessage();
  const icons = useQueryState(useMemberIconQuery());
  const [setIcon, saving] = useSetMemberIconMutation();
  const { add, images } = useImageUploads('portrait', 1);
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
  const errorMessage = images[0]?.error ?? (saving.error && getErrorMessage(saving.error));
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('profile.portraitTitle')}>
      <Button
        className={styles.upload}
        isWide
        isPending={images[0]?.status === 'sending'}
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
      {errorMessage && (
        <p role="alert" className={page.error}>
          {errorMessage}
        </p>
      )}
      <AsyncContent state={icons}>
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
                <Avatar src={url} />
              </button>
            ))}
          </div>
        )}
      </AsyncContent>
    </Sheet>
  );
};
