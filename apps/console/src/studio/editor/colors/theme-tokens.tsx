import { contrast } from '@livery/merchant/color';
import { deriveTheme, type ThemeColor, type ThemeInput } from '@livery/merchant/theme';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import styles from './theme-tokens.module.css';

const surfaces = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'] as const;
const foregrounds = [
  'text-default',
  'text-muted',
  'action-accent-fg',
  'status-success',
  'status-warning',
  'status-danger',
  'status-jackpot',
  'border-strong',
  'border-subtle',
] as const satisfies readonly ThemeColor[];
const buttons = ['action-accent-bg', 'action-accent-pressed'] as const satisfies readonly ThemeColor[];

/**
 * Table of the colours that the app derives from the theme. Shows each foreground colour on each background colour
 * (surface), with the contrast ratio. `label` is the accessible name of the table.
 */
export const ThemeTokens = ({ input, label }: { readonly input: ThemeInput; readonly label: string }) => {
  const t = useTexts('editor');
  const format = useFormat();
  const { colors } = useMemo(() => deriveTheme(input), [input]);
  if (!colors) return <p role="alert">{t('colours.underivable')}</p>;
  const ratio = (one: ThemeColor, other: ThemeColor) =>
    format.number(Math.floor(contrast(colors[one], colors[other]) * 10) / 10);
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col">{t('tokens.colour')}</th>
            {surfaces.map((surface) => (
              <th key={surface} scope="col">
                {t(`tokens.${surface}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {foregrounds.map((token) => (
            <tr key={token}>
              <th scope="row">{t(`tokens.${token}`)}</th>
              {surfaces.map((surface) => (
                <td key={surface} style={{ background: colors[surface], color: colors['text-default'] }}>
                  <span className={styles.sample} style={{ background: colors[token] }} aria-hidden />
                  <span>{ratio(token, surface)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.buttons}>
        {buttons.map((token) => (
          <span key={token} style={{ background: colors[token], color: colors['text-on-accent'] }}>
            {t(`tokens.${token}`)} <span>{ratio('text-on-accent', token)}</span>
          </span>
        ))}
      </div>
    </div>
  );
};
