import { useTexts } from '../../i18n/use-texts.ts';
import { SecretText } from '../../ui/secret-text.tsx';
import type { BrandHost } from './hosts.api.ts';
import cards from '../../ui/card-list.module.css';
import styles from './hosts.module.css';

const methods = ['txt', 'cname', 'file'] as const;

/**
 * Returns where a proof must be published (a DNS name or the URL of a file), and the text that must be published there.
 */
const getParts = (proof: NonNullable<BrandHost['proof']>, method: (typeof methods)[number]) => {
  if (method === 'file') return { place: proof.file.url, content: proof.file.content };
  return { place: proof[method].name, content: proof[method].value };
};

/** The DNS records and the file that prove control of a host, with copy buttons. One of these proofs is enough. */
export const HostProof = ({ proof }: { readonly proof: NonNullable<BrandHost['proof']> }) => {
  const t = useTexts('hosts');
  return (
    <div className={styles.proofs}>
      <p>{t('proof.intro')}</p>
      {methods.map((method) => {
        const { place, content } = getParts(proof, method);
        return (
          <section key={method} className={styles.proof}>
            <h4 className={styles.method}>{t(`proof.${method}.title`)}</h4>
            <p className={cards.detail}>{t(`proof.${method}.detail`)}</p>
            <span className={cards.detail}>{t(`proof.${method}.place`)}</span>
            <SecretText label={t(`proof.${method}.place`)} text={place} />
            <span className={cards.detail}>{t(`proof.${method}.content`)}</span>
            <SecretText label={t(`proof.${method}.content`)} text={content} />
          </section>
        );
      })}
    </div>
  );
};
