import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  /** Resets the error when it changes. The address is used, so that leaving a broken screen clears the error. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

/** Shows an error with a retry button in place of a screen that fails. The bars around it stay. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): State | null =>
    resetKey === state.resetKey ? null : { hasFailed: false, resetKey };

  override render() {
    return this.state.hasFailed ? (
      <ErrorFallback onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}
