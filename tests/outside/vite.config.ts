import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' }],
  build: {
    // Below these, light-dark() is rewritten in a way that loses nested modes.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
});
