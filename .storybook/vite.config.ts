import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { componentProps } from '../tools/vite/component-props.ts';
import { componentUsesModule } from '../tools/vite/component-uses.ts';
import { linguiMacro } from '../tools/vite/lingui-macro.ts';
import { previewedBrand } from '../tools/vite/previewed-brand.ts';
import { usedIconsModule } from '../tools/vite/used-icons.ts';

export default defineConfig({
  plugins: [
    linguiMacro({ strict: false }),
    componentProps(),
    componentUsesModule(),
    previewedBrand(),
    usedIconsModule(),
    vanillaExtractPlugin({ identifiers: 'debug' }),
    react(),
  ],
});
