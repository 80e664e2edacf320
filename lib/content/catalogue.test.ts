import { catalogue } from './catalogue.ts';

describe('guide', () => {
  const { groups, articles } = catalogue().guide;

  it('puts every article under one of the groups, so that the index shows its card', () => {
    expect(groups.flatMap((group) => articles.filter((article) => article.group === group))).toEqual(articles);
  });
});
