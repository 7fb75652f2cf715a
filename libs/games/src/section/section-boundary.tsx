import { withPrerenderFallback } from '@livery/kit/prerender/prerendered';
import { Component, type ReactNode } from 'react';
import { lazySectionFailed } from './lazy-section-failed.ts';

const SectionFailed = withPrerenderFallback(lazySectionFailed, 'sectionFailed', (module) => module.SectionFailed);

/**
 * Error boundary of one section of a screen. If the section throws an error, an error message with a retry button
 * replaces only this section. The button renders the section again. If the section's code has failed to load, it also
 * loads again.
 */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  #retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <SectionFailed onRetry={this.#retry} /> : this.props.children;
  }
}
