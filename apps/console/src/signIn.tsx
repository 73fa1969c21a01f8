import { mount } from './app/mount.tsx';
import { LoginPage } from './pages/session/LoginPage.tsx';

/** The sign-in page by itself: what comes after it is loaded while the person types. */
export const openSignIn = (): void => mount(<LoginPage />);
