import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { Component, type ReactNode } from 'react';
import { lazySectionFailed } from './lazy-section-failed.ts';

const SectionFailed = withPrerenderFallback(lazySectionFailed, 'sectionFailed', (module) => module.SectionFailed);

/**
 * Boundary of one part of a screen. A failure shows an error in its place, and the other parts continue. The retry
 * renders the part again, which starts a failed load again.
 */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  #retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <SectionFailed onRetry={this.#retry} /> : this.props.children;
  }
}
