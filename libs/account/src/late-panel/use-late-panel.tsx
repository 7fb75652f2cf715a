import { showToast } from '@livery/ui/toast-queue';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface LatePanel {
  readonly open: () => void;
  /** To be drawn beside what opens it; nothing before the first time. */
  readonly panel: ReactNode;
}

/** A dialog or sheet whose code comes with the first tap. Where it cannot come the page stays as it is, and says so: a half-filled form is never lost to a missing chunk. */
export const useLatePanel = (load: () => Promise<ComponentType<PanelProps>>): LatePanel => {
  const { t } = useTranslation('shell');
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (loaded: ComponentType<PanelProps>) => {
    setPanel(() => loaded);
    setOpen(true);
  };
  const open = () => void load().then(show, () => showToast({ kind: 'fail', text: t('state.failed.title') }));
  return { open, panel: Panel && <Panel isOpen={isOpen} onOpenChange={setOpen} /> };
};
