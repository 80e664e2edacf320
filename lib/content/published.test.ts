import { catalogue } from './catalogue.ts';
import { checkPublished, livePaths } from './published.ts';

const site = catalogue();
const listed = livePaths(site);
const check = (published: { pages: string[]; moved: Record<string, string> }) =>
  checkPublished({ ...site, published }).map(({ message, severity }) =>
    severity ? `${severity}: ${message}` : message,
  );

test('a full list has no faults', () => {
  expect(check({ pages: listed, moved: {} })).toEqual([]);
});

test('a public page that is gone is a fault, and its redirect mends it', () => {
  const pages = [...listed, '/guia/antigo'];
  expect(check({ pages, moved: {} })).toEqual(['/guia/antigo was public, and is no page any more']);
  expect(check({ pages, moved: { '/guia/antigo': '/guia/over-under#linha' } })).toEqual([]);
});

test('a redirect must not hide a page, nor lead to none', () => {
  expect(check({ pages: listed, moved: { '/blog': '/guia' } })).toEqual(['/blog has moved, but is a page']);
  expect(check({ pages: listed, moved: { '/a': '/b' } })).toEqual(['/a leads to /b, which is no page']);
});

test('a page that is not on the list yet is a warning', () => {
  expect(check({ pages: listed.filter((path) => path !== '/blog'), moved: {} })).toEqual([
    'warning: /blog is not on the list of published pages yet',
  ]);
});

test('a draft has no address', () => {
  const [post] = site.posts;
  const doc = post?.docs.pt;
  if (!post || !doc) throw new Error('The blog is empty');
  const draft = { ...post, docs: { pt: { ...doc, frontmatter: { ...doc.frontmatter, draft: true as const } } } };
  expect(livePaths({ ...site, posts: [draft] })).not.toContain(`/blog/${post.slug}`);
});
