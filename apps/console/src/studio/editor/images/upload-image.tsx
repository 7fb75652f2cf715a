import { isApiError } from '@livery/api/client/api-error';
import { Button } from '@livery/ui/button';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toBase64 } from '../../to-base64.ts';
import { type BrandProblem, useAddBrandAssetMutation } from '../../releases.api.ts';
import { ProblemText } from '../../problems/problem-text.tsx';
import styles from './images.module.css';

/** Maximum size of an image or a font in bytes. A file of this size in base64 fits in one call. */
const maxBytes = 4 * 1024 * 1024;

export interface UploadedImage {
  readonly hash: string;
  readonly format: string;
}

interface UploadImageProps {
  readonly brand: string;
  readonly label: string;
  readonly formats: readonly string[];
  /** Kind of file that is uploaded. The gateway needs it to explain why a file cannot be used. Default: `image`. */
  readonly use?: 'image' | 'font';
  readonly onUpload: (image: UploadedImage) => void;
}

const toAccept = (formats: readonly string[]): string =>
  formats.map((format) => (format === 'jpeg' ? '.jpg,.jpeg' : `.${format}`)).join(',');

const getProblems = (error: unknown): readonly BrandProblem[] => {
  const value = isApiError(error) ? error.value : undefined;
  const problems = (value as { readonly problems?: unknown } | undefined)?.problems;
  return Array.isArray(problems) ? (problems as readonly BrandProblem[]) : [];
};

/** A button that selects an image or a font file and stores it. Shows a message if the file cannot be used. */
export const UploadImage = ({ brand, label, formats, use = 'image', onUpload }: UploadImageProps) => {
  const t = useTexts('editor');
  const explain = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [add, adding] = useAddBrandAssetMutation();
  const [failure, setFailure] = useState<{ readonly text?: string; readonly problems?: readonly BrandProblem[] }>();
  const handleFile = async (file: File) => {
    setFailure(undefined);
    if (file.size > maxBytes) return setFailure({ text: t(use === 'font' ? 'ownFont.tooLarge' : 'images.tooLarge') });
    try {
      const { hash, format } = await add({ brand, content: await toBase64(file), use }).unwrap();
      if (!formats.includes(format))
        return setFailure({
          text: t(use === 'font' ? 'ownFont.wrongFormat' : 'images.wrongFormat', { formats: formats.join(', ') }),
        });
      onUpload({ hash, format });
    } catch (error) {
      const problems = getProblems(error);
      setFailure(problems.length > 0 ? { problems } : { text: explain(error) });
    }
    return undefined;
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void handleFile(file);
    // Clears the input. Otherwise, the browser fires no event if the operator selects the same file again after they
    // have corrected it.
    Object.assign(currentTarget, { value: '' });
  };
  return (
    <div className={styles.upload}>
      <label htmlFor={id} className={styles.hidden}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.hidden}
        type="file"
        tabIndex={-1}
        accept={toAccept(formats)}
        onChange={handleChange}
      />
      <Button size="small" isPending={adding.isLoading} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {failure && (
        <div role="alert" className={styles.failure}>
          {failure.text}
          {failure.problems?.map((problem) => (
            <p key={problem.reason}>
              <strong>
                <ProblemText problem={problem} part="reason" />
              </strong>{' '}
              <ProblemText problem={problem} part="remedy" />
            </p>
          ))}
        </div>
      )}
    </div>
  );
};
