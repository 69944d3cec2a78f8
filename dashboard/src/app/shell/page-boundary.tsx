import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/error-state.js';

interface PageBoundaryProps {
  /** A change of the address clears the error. */
  address: string;
  children: ReactNode;
}

/** Keeps the shell usable when a page crashes. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.hasFailed && before.address !== this.props.address) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState title="This page stopped working" onRetry={() => window.location.reload()}>
        Nothing that was saved is lost. Load the page again; if it fails once more, the other pages still work.
      </ErrorState>
    );
  }
}
