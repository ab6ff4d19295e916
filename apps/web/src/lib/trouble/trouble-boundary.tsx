import { Component, type ReactNode } from 'react';
import { PartMissing } from '../parts/lazy-part.ts';

interface Props {
  /** What to show in place of the children. `retry` renders them again. */
  fallback: (trouble: unknown, retry: () => void) => ReactNode;
  /** Runs before the children are rendered again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps trouble in one part of a page from taking the rest along. */
export class TroubleBoundary extends Component<Props, { trouble: unknown }> {
  override state: { trouble: unknown } = { trouble: undefined };

  static getDerivedStateFromError(trouble: unknown) {
    return { trouble };
  }

  override componentDidCatch(trouble: unknown) {
    if (trouble instanceof PartMissing) trouble.forget();
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ trouble: undefined });
  };

  override render(): ReactNode {
    const { trouble } = this.state;
    return trouble === undefined ? this.props.children : this.props.fallback(trouble, this.#retry);
  }
}
