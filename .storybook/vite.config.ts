import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacro } from '../tools/vite/lingui-macro.ts';

export default defineConfig({
  plugins: [linguiMacro({ strict: false }), vanillaExtractPlugin(), react()],
  build: { chunkSizeWarningLimit: 4_000 },
});
