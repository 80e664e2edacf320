import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/**
 * What Next calls before and after a build (`adapterPath` in next.config.mjs). The work is in TypeScript files, which this
 * one only lets plain Node read.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'islands-only export',
  /** Reads and checks all content, once for all processes of the build. What would fail later ends the build here, in a second. */
  async modifyConfig(config, { phase, projectDir }) {
    if (phase !== PHASE_PRODUCTION_BUILD) return config;
    const { catalogue } = await tsImport('../content/catalogue.ts', import.meta.url);
    const { checkWritable } = await tsImport('./writable.ts', import.meta.url);
    try {
      catalogue();
      checkWritable(path.join(projectDir, 'out'));
    } catch (error) {
      // Without the stack, which is for those who mend code.
      const forWriters = ['ContentError', 'Error'].includes(error.name);
      console.error(forWriters ? error.message : error);
      process.exit(1);
    }
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await tsImport('./index.ts', import.meta.url);
    await finishExport(projectDir);
  },
};
