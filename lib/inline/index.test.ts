import { inlineScript } from './index.ts';

test.each(['head', 'page', 'backLinks', 'notFound'] as const)(
  'the script “%s” can stand in a page, in a scope of its own',
  (name) => {
    expect(inlineScript(name)).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
    expect(inlineScript(name)).not.toContain('</script');
  },
);
