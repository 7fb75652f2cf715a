import { Button } from '@livery/ui/button';
import { Component, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { elsewhere } from '../elsewhere/bring-elsewhere.ts';
import { useArrived } from '../late-part/late-part.ts';

interface Props {
  /** Another value draws the children anew: the address, so that leaving a broken screen mends it. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string;
}

/** A screen that fails says so and offers to be drawn again; the bars around it stay. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): State | null => (resetKey === state.resetKey ? null : { failed: false, resetKey });

  override render() {
    return this.state.failed ? <Failed onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

/** The words and the picture come late; should they be what failed to load, the way on is here all the same. */
const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell');
  const late = useArrived(elsewhere);
  useEffect(() => void elsewhere.bring().catch(() => undefined), []);
  if (late) return <late.StateScreen kind={navigator.onLine ? 'failed' : 'offline'} onRetry={onRetry} />;
  return <Button onClick={onRetry}>{t('action.retry')}</Button>;
};
