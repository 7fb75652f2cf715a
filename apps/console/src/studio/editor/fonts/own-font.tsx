import { type FontRole, ownFontFormats } from '@livery/merchant/own-fonts';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceValue } from '../fields/choice-value.tsx';
import { listFontFiles } from '../images/image-slot.ts';
import { UploadImage, type UploadedImage } from '../images/upload-image.tsx';
import { InheritedValue } from '../fields/inherited-note.tsx';
import { useEditor, useField } from '../model/editor-context.ts';
import { FontReport } from './font-report.tsx';
import { addFile, hasRoom, removeFile, shareFiles } from './own-font-changes.ts';
import styles from './own-font.module.css';

/**
 * Section for the brand's own font files for one role (texts or headings). After the upload of a file, the section
 * shows a description of the font. The brand uses the font only after the operator confirms it.
 */
export const OwnFont = ({ use: role }: { readonly use: FontRole }) => {
  const t = useTexts('editor');
  const { brand, document, assets, canEdit, change } = useEditor();
  const { problem } = useField(['theme', 'font', 'own', role, 'files']);
  const [candidate, setCandidate] = useState<UploadedImage>();
  const files = listFontFiles(document, role);
  const others = listFontFiles(document, role === 'body' ? 'display' : 'body');
  const canShare = files.length === 0 && others.length > 0;
  const handleUse = ({ hash, format }: UploadedImage) => {
    setCandidate(undefined);
    change(addFile({ document, assets }, { brand, role, hash, format }));
  };
  return (
    <div className={styles.own}>
      <InheritedValue path={['theme', 'font', 'own', role, 'files']} />
      <OwnFiles use={role} files={files} />
      {problem && (
        <p className={styles.failure} lang="en" dir="ltr">
          {problem.reason}
        </p>
      )}
      {candidate && (
        <section className={styles.candidate} aria-label={t('ownFont.candidate')}>
          <FontReport hash={candidate.hash} />
          <div className={styles.actions}>
            <Button size="small" tone="accent" onClick={() => handleUse(candidate)}>
              {t(`ownFont.use.${role}`)}
            </Button>
            <Button size="small" tone="plain" onClick={() => setCandidate(undefined)}>
              {t('ownFont.discard')}
            </Button>
          </div>
        </section>
      )}
      {canEdit && !candidate && (
        <div className={styles.actions}>
          {hasRoom(files) && (
            <UploadImage
              brand={brand}
              use="font"
              label={t(files.length === 0 ? `ownFont.upload.${role}` : `ownFont.addWeight.${role}`)}
              formats={ownFontFormats}
              onUpload={setCandidate}
            />
          )}
          {canShare && (
            <Button size="small" onClick={() => change(shareFiles({ document, assets }, role))}>
              {t(`ownFont.share.${role}`)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

const FontFile = ({ hash, path }: { readonly hash: string | undefined; readonly path: string }) =>
  hash === undefined ? <bdi dir="ltr">{path}</bdi> : <FontReport hash={hash} />;

/**
 * Lists the files of the brand's own font, and lets the operator choose the kind of its fallback font (sans or
 * serif).
 */
const OwnFiles = ({ use: role, files }: { readonly use: FontRole; readonly files: readonly string[] }) => {
  const t = useTexts('editor');
  const { document, assets, canEdit, change } = useEditor();
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.files}>
        {files.map((path) => (
          <li key={path} className={styles.file}>
            <FontFile hash={assets[path]} path={path} />
            {canEdit && (
              <Button
                size="small"
                tone="plain"
                aria-label={t('ownFont.removeFile', { file: path })}
                onClick={() => change(removeFile({ document, assets }, role, path))}
              >
                {t('ownFont.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ChoiceValue
        path={['theme', 'font', 'own', role, 'fallback']}
        label={t(`ownFont.fallback.${role}`)}
        hint={t('ownFont.fallbackHint')}
        emptyLabel={t('ownFont.sans')}
        options={[
          { value: 'sans', label: t('ownFont.sans') },
          { value: 'serif', label: t('ownFont.serif') },
        ]}
      />
    </>
  );
};
