import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BrandProposal } from './new-brand.api.ts';
import styles from './phone-mock.module.css';

/** Returns a data URL for an image of a proposal. All images of a proposal are SVG. */
const toImageUrl = ({ images }: BrandProposal, path: string): string =>
  `data:image/svg+xml;base64,${images.find((image) => image.path === path)?.content ?? ''}`;

/** Returns the design tokens of a proposal as CSS variables. */
const toStyle = ({ colors }: BrandProposal): CSSProperties =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--brand-${name}`, color]));

/**
 * A small drawing of a phone that shows a design proposal with its real colours and images. Assistive technology
 * ignores the drawing.
 */
export const PhoneMock = ({ proposal }: { readonly proposal: BrandProposal }) => {
  const t = useTexts('creation');
  return (
    <div className={styles.phone} style={toStyle(proposal)} aria-hidden="true">
      <div className={styles.header}>
        <img className={styles.logo} src={toImageUrl(proposal, proposal.logo)} alt="" />
        <span className={styles.button}>{t('mock.join')}</span>
      </div>
      <img className={styles.hero} src={toImageUrl(proposal, proposal.hero)} alt="" />
      <div className={styles.chips}>
        <span data-active>{t('mock.hot')}</span>
        <span>{t('mock.sports')}</span>
        <span>{t('mock.live')}</span>
      </div>
      <div className={styles.jackpot}>
        <span>{t('mock.jackpot')}</span>
        <strong dir="ltr">1,284,530</strong>
      </div>
      <div className={styles.tiles}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
          <span key={tile} className={styles.tile}>
            <i />
            <b />
          </span>
        ))}
      </div>
      <div className={styles.bar}>
        <img className={styles.mark} src={toImageUrl(proposal, proposal.mark)} alt="" />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
};
