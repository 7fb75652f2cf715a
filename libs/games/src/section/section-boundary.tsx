import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { Component, type ReactNode } from 'react';
import { lazyHomeSections } from '../home/lazy-home-sections.ts';
import { resetFailedComponents } from './lazy-component.tsx';

const SectionFailed = withPrerenderFallback(lazyHomeSections, 'sectionFailed', (module) => module.SectionFailed);

/** Boundary of one part of a screen. A failure shows an error in its place, and the other parts continue. */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  #retry = () => {
    resetFailedComponents();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <SectionFailed onRetry={this.#retry} /> : this.props.children;
  }
}
