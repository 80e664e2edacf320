import { tsImport } from 'tsx/esm/api';

/**
 * Next calls this right after it has written `out/` (`adapterPath` in next.config.mjs). The work is in `./index.ts`; this file
 * only lets plain Node read TypeScript.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'islands-only export',
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await tsImport('./index.ts', import.meta.url);
    await finishExport(projectDir);
  },
};
