import { testFolder } from '@/lib/testing/folder.ts';
import { drawnFrom, keepPicture } from './share-cache.ts';

const home = process.cwd();
const root = testFolder();
beforeAll(() => process.chdir(root));
afterAll(() => process.chdir(home));

const name = ['pt', 'guide', 'odds.png'];
const draw = (byte: number) => async () => new Uint8Array([byte]).buffer;

test('a picture is drawn again when it shows something else', async () => {
  expect([...(await keepPicture(name, 'Odds', draw(1)))]).toEqual([1]);
  expect([...(await keepPicture(name, 'Odds', draw(2)))]).toEqual([1]);
  expect([...(await keepPicture(name, 'Cotas', draw(3)))]).toEqual([3]);
});

const Mark = ({ color }: { color: string }) => <i style={{ color }} />;
const Card = ({ title, color }: { title: string; color: string }) => (
  <div>
    <Mark color={color} />
    {[<b key="title">{title}</b>]}
  </div>
);

test('what an element shows are the words, styles and drawings in all its components', () => {
  const shown = JSON.stringify(drawnFrom(<Card title="Odds" color="red" />));
  expect(shown).toContain('Odds');
  expect(JSON.stringify(drawnFrom(<Card title="Odds" color="red" />))).toBe(shown);
  expect(JSON.stringify(drawnFrom(<Card title="Odds" color="blue" />))).not.toBe(shown);
});
