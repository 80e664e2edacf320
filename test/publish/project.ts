/** A copy of this project for tests that change it, and what is run there. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/lib/bench/copy.ts';

/** What writers and owners change: `content/`, `messages/`, and the table of languages. */
const changeable = ['content', 'messages', 'lib/i18n/locales.ts'];

const { NODE_ENV: _, JEST_WORKER_ID: __, ...env } = process.env;
/** The environment of this process without what says that it is a test. */
export const childEnv = env as NodeJS.ProcessEnv;

export interface Project {
  root: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Changes the text of a file. @throws Error where the change changes nothing */
  edit: (file: string, change: (text: string) => string) => void;
  /** Undoes every change of content, messages and languages. */
  reset: () => void;
  /** Runs a command. @throws Error with all that it said, where it fails */
  run: (command: string) => void;
  remove: () => void;
}

export function project(): Project {
  const root = copyProject();
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    root,
    read,
    write,
    edit: (file, change) => {
      const before = existsSync(at(file)) ? read(file) : '';
      const after = change(before);
      if (after === before) throw new Error(`Nothing was changed in ${file}`);
      write(file, after);
    },
    reset: () => {
      for (const item of changeable) {
        rmSync(at(item), { recursive: true });
        cpSync(item, at(item), { recursive: true });
      }
    },
    run: (command) => {
      const { status, stdout, stderr } = spawnSync('npx', command.split(' '), {
        cwd: root,
        env: childEnv,
        encoding: 'utf8',
        maxBuffer: 100_000_000,
      });
      if (status !== 0) throw new Error(`${command}:\n${stdout}${stderr}`.slice(0, 20_000));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
