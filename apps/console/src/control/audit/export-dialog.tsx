import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useLazyExportAuditQuery, useLazyExportBrandAuditQuery } from '../activity.api.ts';

interface ExportDialogProps {
  /**
   * Log that is selected when the dialog opens: the code of a brand, or `platform`. If empty, the log of the platform
   * is selected.
   */
  readonly chain: string;
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly isForPlatform: boolean;
  readonly onClose: () => void;
}

const saveFile = (name: string, content: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/jsonl' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/**
 * Dialog that exports one audit log. A long log is split into several files. Each file can be verified without access
 * to the platform.
 */
export const ExportDialog = ({ chain, brands, isForPlatform, onClose }: ExportDialogProps) => {
  const t = useTexts('activity');
  const shell = useTexts('shell');
  const act = useAct();
  const [selected, setSelected] = useState(chain || 'platform');
  const [exportAny, ofPlatform] = useLazyExportAuditQuery();
  const [exportOne, ofBrand] = useLazyExportBrandAuditQuery();
  const handleSubmit = async () => {
    let from = 1;
    for (;;) {
      const part = await act(
        isForPlatform ? exportAny({ chain: selected, from }) : exportOne({ brand: selected, from }),
      );
      if (!part) return;
      saveFile(part.fileName, part.content);
      if (part.to >= part.head) return onClose();
      from = part.to + 1;
    }
  };
  return (
    <FormDialog
      title={t('audit.export')}
      submit={t('audit.export')}
      isPending={ofPlatform.isFetching || ofBrand.isFetching}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <p>{t('audit.exportDetail')}</p>
      <SelectField
        label={t('audit.brand')}
        value={selected}
        onSelect={setSelected}
        options={[
          ...(isForPlatform ? [{ value: 'platform', label: shell('platform') }] : []),
          ...brands.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </FormDialog>
  );
};
