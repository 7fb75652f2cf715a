import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  /** Another value draws the children anew: the address, so that leaving a broken screen mends it. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

/** A screen that fails says so and offers to be drawn again; the bars around it stay. */
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
