import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { applyBrand, brandCodes, getBrandTokens } from '../brands.ts';
import './docs.css';

type Mode = 'light' | 'dark';

const SampleTable = ({ head, children }: { head: readonly string[]; children: ReactNode }) => (
  <Unstyled>
    <table className="docs-table">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Unstyled>
);

const colorUses = {
  'surface-page': 'The page behind everything.',
  'surface-raised': 'Cards, rows and bars on the page.',
  'surface-sunken': 'Fields and tracks that lie below their surface.',
  'surface-overlay': 'Sheets, dialogs and popovers.',
  'text-default': 'Text.',
  'text-muted': 'Details that a reader may skip.',
  'text-on-accent': 'Text on the accent colour.',
  'border-subtle': 'Hairlines between rows.',
  'border-strong': 'The outline of fields and controls.',
  'action-accent-bg': 'The background of the main action and of the selected state.',
  'action-accent-fg': 'Links, and icons of the selected state.',
  'action-accent-pressed': 'The main action while it is pressed.',
  'status-success': 'Paid, won, confirmed.',
  'status-warning': 'Waiting, or soon over.',
  'status-danger': 'Rejected, failed, or an action that removes something.',
  'status-jackpot': 'Jackpots only.',
} as const;

/** Shows the colour tokens of the brands that support the mode (light or dark). */
export const ColorTable = ({ mode }: { mode: Mode }) => {
  const codes = brandCodes.filter((code) => getBrandTokens(code, mode)['color-surface-page']);
  return (
    <SampleTable head={['Token', ...codes, 'Use']}>
      {Object.entries(colorUses).map(([name, use]) => (
        <tr key={name}>
          <th scope="row">
            <code>--color-{name}</code>
          </th>
          {codes.map((code) => {
            const color = getBrandTokens(code, mode)[`color-${name}`];
            return (
              <td key={code}>
                <span className="docs-swatch" style={{ background: color }} />
                <code>{color}</code>
              </td>
            );
          })}
          <td>{use}</td>
        </tr>
      ))}
    </SampleTable>
  );
};

const TokenRow = ({ token, use, sample }: { token: string; use: string; sample: ReactNode }) => (
  <tr>
    <th scope="row">
      <code>{token}</code>
    </th>
    <td>{sample}</td>
    <td>{use}</td>
  </tr>
);

const Bar = ({ token }: { token: string }) => (
  <span className="docs-bar" style={{ inlineSize: `var(${token})` }} />
);

const sizes: readonly (readonly [token: string, use: string])[] = [
  ['--size-tap-min', 'Smallest size of everything that can be tapped: 44 px.'],
  ['--size-bar', 'Height of the bottom bar.'],
  ['--size-header', 'Height of the app bar.'],
];
const spaces = [2, 4, 8, 12, 16, 20, 24, 32];

export const SpacingTable = () => (
  <SampleTable head={['Token', 'Sample', 'Value or use']}>
    {spaces.map((pixels, index) => (
      <TokenRow
        key={pixels}
        token={`--space-${index + 1}`}
        sample={<Bar token={`--space-${index + 1}`} />}
        use={`${pixels} px`}
      />
    ))}
    {sizes.map(([token, use]) => (
      <TokenRow key={token} token={token} sample={<Bar token={token} />} use={use} />
    ))}
  </SampleTable>
);

const radii: readonly (readonly [token: string, use: string])[] = [
  ['--radius-tile', 'Tiles and cards. The brand chooses it.'],
  ['--radius-control', 'Buttons and fields: the radius of tiles, at most 16 px.'],
  ['--radius-small', 'Badges and chips inside a tile: half of the radius of tiles.'],
  ['--radius-sheet', 'Sheets and dialogs.'],
  ['--radius-pill', 'Pills and round buttons.'],
];

const Box = ({ style }: { style: CSSProperties }) => <span className="docs-box" style={style} />;

export const RadiusTable = () => (
  <SampleTable head={['Token', 'Sample', 'Use']}>
    {radii.map(([token, use]) => (
      <TokenRow
        key={token}
        token={token}
        use={use}
        sample={<Box style={{ borderRadius: `var(${token})` }} />}
      />
    ))}
  </SampleTable>
);

export const ShadowTable = () => (
  <SampleTable head={['Token', 'Sample', 'Use']}>
    <TokenRow
      token="--shadow-overlay"
      use="Popovers and dialogs. Other surfaces are told apart by their colour and a hairline."
      sample={<Box style={{ boxShadow: 'var(--shadow-overlay)' }} />}
    />
    <TokenRow
      token="--scrim"
      use="The layer between the screen and a sheet or dialog."
      sample={<Box style={{ background: 'var(--scrim)' }} />}
    />
  </SampleTable>
);

const motions: readonly (readonly [token: string, use: string])[] = [
  ['--motion-press', 'A control that is pressed. It must respond within 100 ms.'],
  ['--motion-tab', 'The indicator of tabs, and other small changes.'],
  ['--motion-sheet-enter', 'Sheets and dialogs that open.'],
  ['--motion-sheet-exit', 'Sheets and dialogs that close: faster than they open.'],
];

export const MotionTable = () => (
  <SampleTable head={['Token', 'Sample (point at it)', 'Use']}>
    {motions.map(([token, use]) => (
      <TokenRow
        key={token}
        token={token}
        use={use}
        sample={
          <span className="docs-track">
            <span className="docs-runner" style={{ transition: `transform var(${token})` }} />
          </span>
        }
      />
    ))}
  </SampleTable>
);

const textSizes: readonly (readonly [size: number, use: string])[] = [
  [10, 'Labels of the bottom bar only.'],
  [12, 'Details and captions.'],
  [14, 'Text.'],
  [16, 'Text of forms, so that no phone zooms into a field.'],
  [18, 'Headings of sections.'],
  [20, 'Titles of sheets and dialogs.'],
  [22, 'Titles of screens without a bar.'],
  [26, 'Amounts.'],
  [32, 'The balance, and jackpots.'],
];

export const TextSizeTable = () => (
  <SampleTable head={['Token', 'Sample', 'Use']}>
    {textSizes.map(([size, use]) => (
      <TokenRow
        key={size}
        token={`--text-${size}`}
        use={use}
        sample={<span style={{ fontSize: `var(--text-${size})` }}>₱1,250.00 Deposit</span>}
      />
    ))}
  </SampleTable>
);

export const BrandTable = () => (
  <SampleTable head={['Brand', 'Body font', 'Display font', 'Radius']}>
    {brandCodes.map((code) => {
      const tokens = getBrandTokens(code, 'light');
      return (
        <tr key={code}>
          <th scope="row">{code}</th>
          <td style={{ fontFamily: tokens['font-body'] }}>
            {tokens['font-body']?.split(',', 1)[0]}
          </td>
          <td style={{ fontFamily: tokens['font-display'] }}>
            {tokens['font-display']?.split(',', 1)[0]}
          </td>
          <td>{tokens['radius-tile']}</td>
        </tr>
      );
    })}
  </SampleTable>
);

/**
 * Sets the colours and fonts of the first brand in light mode. A documentation page without stories
 * renders this component. On other pages, the stories set the brand.
 */
export const UseBrand = () => {
  useEffect(() => applyBrand(brandCodes[0] ?? '', 'light'), []);
  return null;
};
