import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  /**
   * A change of this key clears the error. The shell passes the address of the page, so that a navigation to another
   * page clears the error.
   */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

/**
 * If a screen throws an error, shows an error message with a retry button in its place. The header and the bottom bar
 * stay.
 */
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
