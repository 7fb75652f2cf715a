import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { Component, type ReactNode } from 'react';
import { lazySectionFailed } from './lazy-section-failed.ts';

const SectionFailed = withPrerenderFallback(lazySectionFailed, 'sectionFailed', (module) => module.SectionFailed);

/**
 * Error boundary of one section of a screen. If the section fails, an error message replaces it, and the other
 * sections still work. The retry button renders the section again. If the code of the section has failed to load, the
 * button also repeats the load.
 */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  #retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <SectionFailed onRetry={this.#retry} /> : this.props.children;
  }
}
