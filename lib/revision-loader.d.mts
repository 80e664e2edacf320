interface LoaderContext {
  rootContext: string;
  addContextDependency(folder: string): void;
}
export default function revisionLoader(this: LoaderContext): string;
