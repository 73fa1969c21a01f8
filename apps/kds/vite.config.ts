import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable } from '../../tools/vite/installable.ts';
import { linguiMacro } from '../../tools/vite/lingui-macro.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { themes } from '../../tools/vite/themes.ts';

export default defineConfig(({ mode }) => ({
  base: '/kds/',
  plugins: [
    // The nearest that react-aria has to the languages of the app.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
    linguiMacro({ strict: mode === 'production' }),
    vanillaExtractPlugin(),
    react(),
    themes({ key: 'kitchen.webTheme', location: process.env['COMANDA_THEMES'] }),
    installable(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
