import type { ResponseValue } from '@livery/contract/operation';
import type { getBrandFont } from '@livery/contract/operators/texts';
import { Spinner } from '@livery/ui/spinner';
import { skipToken } from '@reduxjs/toolkit/query';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBrandFontQuery, useInheritedFontQuery } from '../../drafts/drafts.api.ts';
import { isInheritedAsset } from '../images/is-inherited-asset.ts';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import { useFontFamily } from './use-font-family.ts';
import styles from './own-font.module.css';

type Report = ResponseValue<typeof getBrandFont>;

/** Loads the description of a font that belongs to the brand or to its base (from which the brand inherits). */
const useReport = (hash: string) => {
  const { brand, draftId, document, base } = useEditor();
  const languages = readLanguages(document).join();
  const isInherited = isInheritedAsset(base, hash);
  const own = useBrandFontQuery(isInherited ? skipToken : { brand, hash, languages });
  const inherited = useInheritedFontQuery(isInherited ? { brand, draftId, hash, languages } : skipToken);
  return isInherited ? inherited : own;
};

/** Description of a font: a sample, its name, its size, its weights, its languages and its licence. */
export const FontReport = ({ hash }: { readonly hash: string }) => {
  const t = useTexts('editor');
  const explain = useErrorText();
  const { currentData: report, error } = useReport(hash);
  const fontFamily = useFontFamily(hash);
  if (error) return <p className={styles.failure}>{explain(error)}</p>;
  if (!report) return <Spinner aria-label={t('ownFont.loading')} />;
  return (
    <div className={styles.report}>
      <p className={styles.sample} style={{ fontFamily }}>
        {t('shape.sample')}
      </p>
      <p className={styles.name}>
        <strong>
          <bdi>{report.family}</bdi>
        </strong>
        {report.style && <bdi> {report.style}</bdi>}
      </p>
      <Cost report={report} />
      <Languages languages={report.languages} />
      <Licence report={report} />
    </div>
  );
};

const useSize = () => {
  const { number } = useFormat();
  return (bytes: number): string => number(Math.round(bytes / 100) / 10);
};

const Cost = ({ report }: { readonly report: Report }) => {
  const t = useTexts('editor');
  const format = useFormat();
  const size = useSize();
  const { files, weights, axes } = report;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const isVariable = axes.length > 0;
  return (
    <>
      <p>{t('ownFont.cost', { size: size(total) })}</p>
      {files.length > 1 && (
        <p className={styles.detail}>
          {format.list(
            files.map(({ script, bytes }) => t('ownFont.part', { script: t(`scripts.${script}`), size: size(bytes) })),
          )}
        </p>
      )}
      <p className={styles.detail}>
        {isVariable && weights.min !== weights.max
          ? t('ownFont.variable', { min: weights.min, max: weights.max })
          : t('ownFont.weight', { weight: weights.min })}
      </p>
    </>
  );
};

const Languages = ({ languages }: Pick<Report, 'languages'>) => {
  const t = useTexts('editor');
  const format = useFormat();
  const incomplete = languages.filter(({ state }) => state === 'incomplete');
  const foreign = languages
    .filter(({ state }) => state === 'foreign')
    .map(({ language }) => format.languageName(language));
  if (incomplete.length + foreign.length === 0) return <p className={styles.detail}>{t('ownFont.complete')}</p>;
  return (
    <>
      {incomplete.map(({ language, missing }) => (
        <p key={language} className={styles.failure}>
          {t('ownFont.missing', { language: format.languageName(language) })} <bdi>{missing.join(' ')}</bdi>
        </p>
      ))}
      {foreign.length > 0 && (
        <p className={styles.detail}>{t('ownFont.foreign', { languages: format.list(foreign) })}</p>
      )}
    </>
  );
};

const Licence = ({ report }: { readonly report: Report }) => {
  const t = useTexts('editor');
  const { license, licenseUrl, copyright, version, embedding, glyphs, characters } = report;
  const { number } = useFormat();
  return (
    <details className={styles.detail}>
      <summary>{t('ownFont.licence')}</summary>
      <dl className={styles.facts}>
        <dt>{t('ownFont.embedding')}</dt>
        <dd>{t(`ownFont.embeddings.${embedding}`)}</dd>
        <dt>{t('ownFont.licence')}</dt>
        <dd>
          <bdi>{license || licenseUrl || t('ownFont.noLicence')}</bdi>
        </dd>
        {license && licenseUrl && (
          <>
            <dt>{t('ownFont.licenceUrl')}</dt>
            <dd>
              <bdi dir="ltr">{licenseUrl}</bdi>
            </dd>
          </>
        )}
        <dt>{t('ownFont.copyright')}</dt>
        <dd>
          <bdi>{copyright || '–'}</bdi>
        </dd>
        <dt>{t('ownFont.version')}</dt>
        <dd>
          <bdi>{version || '–'}</bdi>
        </dd>
        <dt>{t('ownFont.content')}</dt>
        <dd>{t('ownFont.counts', { glyphs: number(glyphs), characters: number(characters) })}</dd>
      </dl>
      <p>{t('ownFont.duty')}</p>
    </details>
  );
};
