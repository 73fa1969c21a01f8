import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** What stands there instead once something inside has thrown. */
  readonly instead: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault to what stands inside; without one React empties the whole page. */
export class Boundary extends Component<BoundaryProps, { readonly fault?: { readonly error: unknown } }> {
  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }
  override readonly state: { readonly fault?: { readonly error: unknown } } = {};
  override render() {
    const { fault } = this.state;
    return fault ? this.props.instead(fault.error) : this.props.children;
  }
}
