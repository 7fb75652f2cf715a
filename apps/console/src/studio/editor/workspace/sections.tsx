import { useLocation } from 'react-router-dom';
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
import { LegalTextsSection } from '../legal/legal-texts-section.tsx';
import { TextsSection } from '../texts/texts-section.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useEditor } from '../model/editor-context.ts';
import { findSection, type SectionId, sectionIds, type SectionTarget } from '../model/problem-path.ts';
import styles from './sections.module.css';

interface SectionsProps {
  /**
   * The open section. For texts and legal texts, it also contains what the section shows at first, for example the
   * language.
   */
  readonly target: SectionTarget;
  readonly onOpen: (target: SectionTarget) => void;
}

/** Menu of the sections of the editor, and the content of the open section. */
export const Sections = ({ target, onOpen }: SectionsProps) => {
  const t = useTexts('editor');
  const { section } = target;
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
                  onClick={() => onOpen({ section: id })}
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
        onChange={(event) => onOpen({ section: event.currentTarget.value as SectionId })}
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
        <OpenSection target={target} onOpen={onOpen} />
      </section>
    </div>
  );
};

const OpenSection = ({ target, onOpen }: SectionsProps) => {
  // Each navigation has another key. If the operator selects the same text a second time, the new key mounts the
  // section again. The section then shows this text again, even after a search for other texts.
  const { key } = useLocation();
  switch (target.section) {
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
      return <TextsSection key={key} search={target.search ?? ''} language={target.language} />;
    case 'legal':
      return <LegalSection onOpen={onOpen} />;
    case 'legalTexts':
      return <LegalTextsSection key={key} page={target.page} language={target.language} />;
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
