import { Component, type ReactNode } from 'react';
import { Failed } from './failed.tsx';

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

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): State | null =>
    resetKey === state.resetKey ? null : { failed: false, resetKey };

  override render() {
    return this.state.failed ? <Failed onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
