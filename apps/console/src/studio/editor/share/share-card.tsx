import { getLanguageMeta } from '@livery/merchant/language-table';
import { Button } from '@livery/ui/button';
import { Spinner } from '@livery/ui/spinner';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useEditor } from '../model/editor-context.ts';
import { readLanguages } from '../model/languages.ts';
import styles from './share.module.css';
import { useShareCard } from './use-share-card.ts';

/** Shows a link to the brand as messengers and social networks show it: image, host, title and description. */
export const ShareCard = () => {
  const t = useTexts('editor');
  const id = useId();
  const { document } = useEditor();
  const languages = readLanguages(document);
  const [chosen, setChosen] = useState<string>();
  const language = languages.find((code) => code === chosen) ?? languages[0] ?? '';
  const card = useShareCard(language);
  const meta = getLanguageMeta(language);
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {t('share.card')}
      </h4>
      <p className={styles.hint}>{t('share.cardHint')}</p>
      {languages.length > 1 && (
        <SelectField
          label={t('share.language')}
          value={language}
          options={languages.map((code) => ({ value: code, label: getLanguageMeta(code)?.name ?? code }))}
          onSelect={setChosen}
        />
      )}
      <figure className={styles.card}>
        <div className={styles.image}>
          {card.isLoading && card.host !== undefined && <Spinner />}
          {card.image !== undefined && card.host !== undefined && (
            <img src={card.image} alt={t(card.hasOwnImage ? 'share.own' : 'share.automatic')} />
          )}
          {card.host === undefined && <p className={styles.empty}>{t('share.noHost')}</p>}
        </div>
        <figcaption className={styles.text} lang={meta?.bcp47} dir={meta?.dir ?? 'ltr'}>
          {card.host !== undefined && (
            <bdi className={styles.host} dir="ltr">
              {card.host}
            </bdi>
          )}
          <strong className={styles.name}>
            <bdi>{card.title}</bdi>
          </strong>
          {card.description !== undefined && <span className={styles.description}>{card.description}</span>}
        </figcaption>
      </figure>
      <p role="status" className={styles.hint}>
        {card.hasFailed && t('share.failed')}
        {!card.hasFailed && card.hasProblems && t('share.problems')}
      </p>
      {card.hasFailed && (
        <Button size="small" onClick={card.retry}>
          {t('share.retry')}
        </Button>
      )}
    </section>
  );
};
