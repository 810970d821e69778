import { ErrorState } from "@reclaim/design-system";
import { Component, type ReactNode } from "react";

/** Keeps a part of the page that fails, or does not load, to its own place, and offers it anew. */
export class TryAgain extends Component<{ title: string; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { title, children } = this.props;
    if (!this.state.failed) return children;
    return <ErrorState title={title} onRetry={() => this.setState({ failed: false })} />;
  }
}
