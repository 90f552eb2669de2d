import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of the children that broke; `retry` renders them anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null;
}

/** Keeps a part of the page that breaks while rendering from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override state: ErrorBoundaryState = { caught: null };

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error, () => this.setState({ caught: null })) : this.props.children;
  }
}
