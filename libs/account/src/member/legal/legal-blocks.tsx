import { isLegalHref, type LegalBlock } from '@livery/merchant/legal-texts';
import { Link } from '@livery/ui/link';
import styles from './legal.module.css';

/** Renders a legal text. Its parts are plain text, so the text cannot contain HTML. */
export const LegalBlocks = ({ blocks }: { readonly blocks: readonly LegalBlock[] }) =>
  // The text does not change while it is shown, so the position identifies a block.
  // oxlint-disable-next-line react/no-array-index-key
  blocks.map((block, index) => <Block key={index} block={block} />);

const Block = ({ block }: { readonly block: LegalBlock }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className={styles.heading} dir="auto">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'link':
      return isLegalHref(block.href) ? (
        <Link href={block.href} className={styles.link}>
          {block.text}
        </Link>
      ) : (
        <p dir="auto">{block.text}</p>
      );
  }
};
