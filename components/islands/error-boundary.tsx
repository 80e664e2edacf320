'use client';

import { Component, type ReactNode } from 'react';

/** Shows the error in the island's place. The page's text stays readable: without its mark, CSS hides no panel. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    delete document.documentElement.dataset.js;
  }

  override render() {
    return this.state.failed ? <p role="alert">Unexpected Application Error!</p> : this.props.children;
  }
}
