import { Button } from '@livery/ui/button';
import { useTexts } from '../../../i18n/use-texts.ts';
import { FieldProblem } from '../problems/field-problem.tsx';
import { InheritedNote } from '../fields/inherited-note.tsx';
import { useEditor, useField } from '../model/editor-context.ts';
import { AddHost } from '../../hosts/add-host.tsx';
import { HostItem } from '../../hosts/host-item.tsx';
import type { BrandHost } from '../../hosts/hosts.api.ts';
import { useHosts } from '../../hosts/use-hosts.ts';
import cards from '../../../ui/card-list.module.css';

/** Creates the record of a host for which the gateway has no record yet. Its verification has not started. */
const createUnclaimed = (host: string): BrandHost => ({
  host,
  unicode: host,
  source: 'console',
  state: 'unclaimed',
  reason: null,
  found: null,
  method: null,
  isServed: false,
  verifiedAt: null,
  lastCheckedAt: null,
  nextCheckAt: null,
  lostSince: null,
  endsAt: null,
  proof: null,
});

/**
 * List of the host names in the draft. Shows for each host whether the brand has proved its control of the host. The
 * first host is the main host.
 */
export const DomainFields = () => {
  const t = useTexts('hosts');
  const { brand } = useEditor();
  const { data } = useHosts(brand);
  const field = useField(['domains']);
  const domains = Array.isArray(field.value) ? field.value.filter((each) => typeof each === 'string') : [];
  const find = (host: string): BrandHost => data?.hosts.find((each) => each.host === host) ?? createUnclaimed(host);
  const handleAdd = (host: string) => {
    if (!domains.includes(host)) field.set([...domains, host]);
  };
  return (
    <>
      <InheritedNote inherited={field.inherited} />
      <ul className={cards.list} aria-label={t('title')}>
        {domains.map((host, index) => (
          <HostItem
            key={host}
            brand={brand}
            host={find(host)}
            note={index === 0 && <span className={cards.detail}>{t('main')}</span>}
            actions={
              field.canEdit && (
                <>
                  {index > 0 && (
                    <Button
                      size="small"
                      tone="plain"
                      onClick={() => field.set([host, ...domains.filter((each) => each !== host)])}
                    >
                      {t('makeMain')}
                    </Button>
                  )}
                  <Button size="small" tone="plain" onClick={() => field.set(domains.filter((each) => each !== host))}>
                    {t('leaveOut')}
                  </Button>
                </>
              )
            }
          />
        ))}
      </ul>
      {field.problem && <FieldProblem problem={field.problem} />}
      {field.canEdit && <AddHost brand={brand} onAdd={handleAdd} />}
    </>
  );
};
