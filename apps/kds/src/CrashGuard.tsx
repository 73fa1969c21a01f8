import { Text } from '@comanda/ui/Text';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import * as css from './pages.css.ts';

/** So long the reason can be read before the page starts anew by itself. */
const RELOAD_MS = 5000;

/**
 * Nobody stands at a kitchen's screen to press a button: whatever breaks, it starts anew. What waits to be sent lies
 * on the disk.
 */
export class CrashGuard extends Component<
  { readonly children: ReactNode },
  { readonly hasCrashed: boolean }
> {
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }
  override readonly state = { hasCrashed: false };
  override componentDidCatch() {
    setTimeout(() => location.reload(), RELOAD_MS);
    void import('./crashes.ts').then(({ noteCrash }) => noteCrash());
  }
  override render() {
    return this.state.hasCrashed ? (
      <main className={css.alone} role="alert">
        <Text as="p" size="xl">
          <Trans>
            This screen has stopped and starts again in a few seconds. Nothing that was pressed is lost.
          </Trans>
        </Text>
      </main>
    ) : (
      this.props.children
    );
  }
}
