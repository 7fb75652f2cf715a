import { Component, type ReactNode } from 'react';
import { retryParts } from './part.tsx';
import { SectionFailed } from './section-failed.tsx';

/** One part of a screen: when it fails it says so in its own place, and the others go on. */
export class Section extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  #retry = () => {
    retryParts();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <SectionFailed onRetry={this.#retry} /> : this.props.children;
  }
}
