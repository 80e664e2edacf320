import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/**
 * What Next calls before and after a build (`adapterPath` in next.config.mjs). The work is in TypeScript files, which this
 * one only lets plain Node read.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'islands-only export',
  /** Reads and checks all content, once for all processes of the build; content with faults ends it here, in a second. */
  async modifyConfig(config, { phase }) {
    if (phase !== PHASE_PRODUCTION_BUILD) return config;
    const { catalogue } = await tsImport('../content/catalogue.ts', import.meta.url);
    try {
      catalogue();
    } catch (error) {
      if (error.name !== 'ContentError') throw error;
      console.error(error.message); // without the stack: it is for writers
      process.exit(1);
    }
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await tsImport('./index.ts', import.meta.url);
    await finishExport(projectDir);
  },
};
