import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** When this changes, the children are tried again. */
  resetKey?: string;
  /** What stands in for children that failed. */
  fallback: ReactNode;
  children: ReactNode;
};
type ErrorBoundaryState = { hasFailed: boolean; resetKey: string | undefined };

/** Catches what fails while its children render, so that the rest of the page stands. React itself logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
