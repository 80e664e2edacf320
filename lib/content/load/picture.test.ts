import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFolder } from '@/lib/testing/folder.ts';
import { pictureSize } from './picture.ts';

test('a picture tells its size; one that does not, or that does not exist, has none', () => {
  withFolder((root) => {
    const put = (name: string, text: string) => writeFileSync(path.join(root, 'public', name), text);
    mkdirSync(path.join(root, 'public'));
    put('court.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60.4"></svg>');
    put('broken.webp', 'RIFF');
    expect(pictureSize(root, '/court.svg')).toEqual({ width: 120, height: 60 });
    expect(pictureSize(root, '/broken.webp')).toBeUndefined();
    expect(pictureSize(root, '/none.avif')).toBeUndefined();
  });
});
