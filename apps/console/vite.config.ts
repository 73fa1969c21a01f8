import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacro } from '../../tools/vite/lingui-macro.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { trustedTypes } from '../../tools/vite/trusted-types.ts';

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [
    // The nearest that react-aria has to the languages of the console.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
    trustedTypes(),
    linguiMacro({ strict: mode === 'production' }),
    vanillaExtractPlugin(),
    react(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Below these, light-dark() is rewritten in a way that loses nested modes.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
