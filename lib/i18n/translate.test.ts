import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFolder } from '@/lib/testing/folder.ts';
import { readMessages } from './translate.ts';

test('messages are read without the byte order mark that an editor may have saved', () => {
  withFolder((root) => {
    mkdirSync(path.join(root, 'messages'));
    writeFileSync(path.join(root, 'messages/es.json'), '\ufeff{ "nav": {} }');
    jest.spyOn(process, 'cwd').mockReturnValue(root);
    expect(readMessages('es')).toEqual({ nav: {} });
    jest.restoreAllMocks();
  });
});
