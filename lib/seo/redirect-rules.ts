/** Redirect rules in the syntax of `_redirects`: in `from`, `:name` stands for one folder or page and `*` for any rest. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects in the text of a `_redirects` file. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([from, to, status]) => (from && to && status === '301' ? { from, to } : []));
}

/** Whether a rule fits one address only. */
export function isExact({ from }: Redirect): boolean {
  return !/[*:]/.test(from);
}

/** A rule as a regular expression, in the syntax that JavaScript and nginx share, and its target with `$1`, `$2`. */
export function asRegExp({ from, to }: Redirect): Redirect {
  const names: string[] = [];
  const pattern = from.replace(/:\w+|\*/g, (part) => {
    names.push(part === '*' ? ':splat' : part);
    return part === '*' ? '(.+)' : '([^/]+)';
  });
  return { from: `^${pattern}$`, to: to.replace(/:\w+/g, (name) => `$${names.indexOf(name) + 1}`) };
}

/** @returns a function that tells where a path leads by the first rule that fits, if there is one; exact rules go first */
export function redirector(rules: readonly Redirect[]): (path: string) => string | undefined {
  const exact = new Map(rules.filter(isExact).map(({ from, to }) => [from, to]));
  const patterns = rules
    .filter((rule) => !isExact(rule))
    .map(asRegExp)
    .map(({ from, to }) => ({ pattern: new RegExp(from), to }));
  return (path) => {
    const rule = patterns.find(({ pattern }) => pattern.test(path));
    return exact.get(path) ?? (rule && path.replace(rule.pattern, rule.to));
  };
}
