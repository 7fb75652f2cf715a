import { drawnUntil } from '@livery/kit/drawn';
import { Component, type ReactNode } from 'react';
import { homeFrame } from '../home/bring-frame.ts';
import { retryParts } from './part.tsx';

const SectionFailed = drawnUntil(homeFrame, 'sectionFailed', (module) => module.SectionFailed);

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
