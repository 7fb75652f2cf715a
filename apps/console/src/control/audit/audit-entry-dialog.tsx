import { AsyncContent } from '@livery/ui/async-content';
import { Dialog } from '@livery/ui/dialog';
import { useContentState } from '../../api/use-content-state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { type AuditEntry, useAuditEntryQuery, useBrandAuditEntryQuery } from '../activity.api.ts';
import { useOperationName } from '../use-operation-name.ts';
import { useOperatorName } from '../use-operator-name.ts';
import styles from './audit.module.css';

interface AuditEntryDialogProps {
  readonly entry: AuditEntry;
  readonly isForPlatform: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog with one entry of the audit log: the changes, and the IP address from which the call came. When the dialog
 * loads the entry, the gateway adds an entry about this access to the audit log.
 */
export const AuditEntryDialog = ({ entry, isForPlatform, onClose }: AuditEntryDialogProps) => {
  const t = useTexts('activity');
  const shell = useTexts('shell');
  const format = useFormat();
  const getOperationName = useOperationName();
  const getOperatorName = useOperatorName();
  const { chain, number } = entry;
  const ofPlatform = useAuditEntryQuery({ chain, number }, { skip: !isForPlatform });
  const ofBrand = useBrandAuditEntryQuery({ brand: chain, number }, { skip: isForPlatform });
  const state = useContentState(isForPlatform ? ofPlatform : ofBrand);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={getOperationName(entry.operation)}
      closeLabel={shell('action.close')}
    >
      <AsyncContent state={state}>
        {(full) => (
          <>
            <FactList
              facts={[
                [t('audit.time'), format.time(full.at)],
                [t('audit.operator'), full.operatorId ? getOperatorName(full.operatorId) : t('audit.noOperator')],
                [t('audit.outcome'), t(`audit.outcomes.${full.outcome}`)],
                ...(full.errorCode ? [[shell('reason'), full.errorCode] as const] : []),
                [t('audit.subject'), `${full.subject.kind} ${full.subject.id}`],
                [t('audit.address'), full.address],
                [t('audit.hash'), full.hash],
              ]}
            />
            <h3>{t('audit.changes')}</h3>
            <pre className={styles.changes} dir="ltr">
              {JSON.stringify(full.changes, null, 2)}
            </pre>
          </>
        )}
      </AsyncContent>
    </Dialog>
  );
};
