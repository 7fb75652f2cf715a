import { BaseSection } from '../inheritance/base-section.tsx';
import { ColoursSection } from '../sections/colours-section.tsx';
import { FeaturesSection } from '../sections/features-section.tsx';
import { HomeSection } from '../sections/home-section.tsx';
import { HostsSection } from '../sections/hosts-section.tsx';
import { IdentitySection } from '../sections/identity-section.tsx';
import { LegalSection } from '../sections/legal-section.tsx';
import { ShapeSection } from '../sections/shape-section.tsx';
import { ImagesSection } from '../images/images-section.tsx';
import { JsonSection } from '../json/json-section.tsx';
import { SeasonsSection } from '../seasons/seasons-section.tsx';
import { TextsSection } from '../texts/texts-section.tsx';
import type { TextPlace } from '../sections/licence-fields.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useEditor } from '../model/editor-context.ts';
import { findSection, type SectionId, sectionIds } from '../model/problem-path.ts';
import styles from './sections.module.css';

interface SectionsProps {
  readonly section: SectionId;
  /** Initial search text of the text table. */
  readonly search: string;
  /** Code of the initial language of the text table. Undefined for the default language. */
  readonly language: string | undefined;
  readonly onOpen: (section: SectionId) => void;
  /** Shows a text of the brand in the preview. */
  readonly onShowText: (place: TextPlace) => void;
}

/** The menu of the sections, and the section that is open. */
export const Sections = ({ section, search, language, onOpen, onShowText }: SectionsProps) => {
  const t = useTexts('editor');
  const { problems } = useEditor();
  const countProblems = (id: SectionId) => problems.filter(({ path }) => findSection(path) === id).length;
  return (
    <div className={styles.root}>
      <nav className={styles.nav} aria-label={t('sections.title')}>
        <ul>
          {sectionIds.map((id) => {
            const count = countProblems(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.link}
                  aria-current={id === section || undefined}
                  onClick={() => onOpen(id)}
                >
                  {t(`sections.${id}`)}
                  {count > 0 && (
                    <span className={styles.count}>
                      <span className={styles.hidden}>{t('problems.title')} </span>
                      {count}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      <select
        className={styles.select}
        aria-label={t('sections.title')}
        value={section}
        onChange={(event) => onOpen(event.currentTarget.value as SectionId)}
      >
        {sectionIds.map((id) => (
          <option key={id} value={id}>
            {t(`sections.${id}`)}
          </option>
        ))}
      </select>
      <section className={styles.section} aria-labelledby="editor-section" key={section}>
        <h2 id="editor-section" className={styles.title}>
          {t(`sections.${section}`)}
        </h2>
        <OpenSection section={section} search={search} language={language} onOpen={onOpen} onShowText={onShowText} />
      </section>
    </div>
  );
};

const OpenSection = ({ section, search, language, onOpen, onShowText }: SectionsProps) => {
  switch (section) {
    case 'identity':
      return <IdentitySection />;
    case 'colours':
      return <ColoursSection />;
    case 'shape':
      return <ShapeSection />;
    case 'home':
      return <HomeSection />;
    case 'features':
      return <FeaturesSection />;
    case 'texts':
      return <TextsSection key={`${language} ${search}`} search={search} language={language} />;
    case 'legal':
      return <LegalSection onOpen={onOpen} onShowText={onShowText} />;
    case 'hosts':
      return <HostsSection />;
    case 'images':
      return <ImagesSection />;
    case 'seasons':
      return <SeasonsSection />;
    case 'base':
      return <BaseSection />;
    case 'json':
      return <JsonSection />;
  }
};
