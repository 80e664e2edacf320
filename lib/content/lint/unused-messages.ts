import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { collections } from '../load/collections.ts';
import type { Locate } from '../load/yaml.ts';

/** One language's messages by their whole keys (`group.key`), and where each stands. */
export interface Language {
  file: string;
  texts: Map<string, string>;
  at: Locate;
}

/**
 * Messages that no code names. A file that asks for the translator of a group names its keys as strings (`'columns.name'`),
 * with a part to be filled in (`columns.${id}`), or takes them from the files that it imports. The short name of a page has
 * the page’s slug for a key.
 */
export function unusedMessages(root: string, { texts, at }: Language): Diagnostic[] {
  const code = readCode(root);
  const pages = foldersOf(path.join(root, collections.pages.folder));
  const isUsed = new Map<string, (name: string) => boolean>();
  return [...texts.keys()]
    .filter((key) => {
      const [group = '', ...rest] = key.split('.');
      const used = isUsed.get(group) ?? namedIn(codeOf(group, code));
      isUsed.set(group, used);
      return !used(rest.join('.')) && !(group === 'crumbs' && pages.includes(rest.join('.')));
    })
    .map((key) => ({ ...at(key.split('.')), message: message('interface.unused', { key }) }));
}

/** Text of every source file by its path. */
type Code = ReadonlyMap<string, string>;

function readCode(root: string): Code {
  const files = ['app', 'components', 'lib'].flatMap((folder) => {
    const inner = existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      : [];
    return inner.map((file) => path.join(folder, file)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  });
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Text of the files that translate a message group, of those that they import, and of those that these import. */
function codeOf(group: string, code: Code): string {
  const asks = new RegExp(`translator\\([^()]*, '${group}'\\)`);
  const users = [...code.keys()].filter((file) => asks.test(code.get(file) ?? ''));
  const files = withImports(withImports(users, code), code);
  return files.map((file) => code.get(file) ?? '').join('\n');
}

function withImports(files: readonly string[], code: Code): string[] {
  const imported = files.flatMap((file) =>
    Array.from((code.get(file) ?? '').matchAll(/from '(@\/|\.[^']*\/)([^']+)'/g), ([, base = '', name = '']) =>
      path.join(base === '@/' ? '' : path.join(path.dirname(file), base), name),
    ),
  );
  return [...new Set([...files, ...imported])];
}

function namedIn(text: string): (name: string) => boolean {
  const names = new Set(Array.from(text.matchAll(/'([\w.-]+)'/g), ([, name = '']) => name));
  const patterns = Array.from(
    text.matchAll(/`(?:([\w-]+\.)\$\{[^{}]*\}|\$\{[^{}]*\}(\.[\w-]+))`/g),
    ([, before = '', after = '']) => new RegExp(`^${before}[^.]+${after}$`),
  );
  return (name) => names.has(name) || patterns.some((pattern) => pattern.test(name));
}

function foldersOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
